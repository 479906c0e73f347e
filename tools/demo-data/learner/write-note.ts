import type { DemoLesson } from '../catalogue.ts';
import { timestamp } from '../rows.ts';
import type { Learner } from './learner.ts';

const TEXTS = {
  text: 'Demonstration: read this again before the next trade.',
  video: 'Demonstration: the part about the stop, once more.',
  quiz: 'Demonstration: I guessed two of these.',
} as const;

/** Whoever wants to find a lesson again says why. */
export function writeNote(learner: Learner, lesson: DemoLesson, at: number): void {
  learner.rows.add('notes', {
    id: learner.newId('notes'),
    user_id: learner.id,
    lesson_id: lesson.id,
    anchor: JSON.stringify({ kind: 'lesson' }),
    text: TEXTS[lesson.content_type],
    created_at: timestamp(at),
    updated_at: timestamp(at),
  });
}
