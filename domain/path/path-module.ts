/** What was done with a module. */
export type ModuleProgress = 'open' | 'begun' | 'completed' | 'tested_out';

/** A written module as the path looks at it. */
export type PathModule = {
  /** course/module */
  readonly id: string;
  /** The slug of its course. */
  readonly course: string;
  readonly skills: readonly string[];
  readonly progress: ModuleProgress;
  /** The learner's day on which it was completed or tested out; null before. */
  readonly doneOn: string | null;
};

/** What the path needs to know of a skill. */
export type PathSkill = {
  readonly strand: string;
  /** 1 to 3 */
  readonly level: 1 | 2 | 3;
  /** The skills that should be met before it. */
  readonly needs: readonly string[];
};

/** Whether nothing is left to do in a module. */
export function isDone({ progress }: Pick<PathModule, 'progress'>): boolean {
  return progress === 'completed' || progress === 'tested_out';
}
