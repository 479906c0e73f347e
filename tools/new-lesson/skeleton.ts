/** What is known of a lesson before it is written. */
export interface NewLesson {
  title: string;
  /** As 2026-11-20. */
  today: string;
  /** An id of skills.yaml that the module teaches. */
  skill: string;
  /** Ids of misconceptions.yaml that the module clears up; may be empty. */
  misconceptions: readonly string[];
}

/** The facts that every lesson begins with. `[write: …]` is what the linter asks an author to fill in. */
export function factLines({ title, today, skill }: NewLesson, minutes: number): string {
  return `title: ${JSON.stringify(title)}
description: "[write: one sentence that a learner reads in the outline]"
minutes: ${minutes} # how long a careful reader needs
author: "[write: your name]"
reviewed: ${today} # the day on which somebody last checked the whole lesson
skills: [${skill}] # ids of skills.yaml
sources: [] # ids of sources.yaml that facts rest on`;
}
