import { stableId } from '#server/adapters/content/stable-id.ts';

/** A value of a type that an argument may take. A new type needs one here. */
export function sampleOf(type: string, name: string | undefined, lessonId: string): unknown {
  const isOfCourse = name?.startsWith('course') === true;
  const samples: Record<string, unknown> = {
    uuid: isOfCourse ? stableId('first-steps') : lessonId,
    text: 'register',
    integer: 1,
    numeric: 1,
    boolean: true,
    jsonb: {},
    inet: '192.0.2.1',
    'timestamp with time zone': '2026-11-21T00:00:00Z',
  };
  if (!(type in samples)) throw new Error(`Say here which ${type} to try.`);
  return samples[type];
}

const POLICY = { risk: 0.5, heat: 2, day: 1, week: 2, month: 4, floor: 10 };

/** What is asked of the calls of exams, by their names. */
export function examCalls(
  lessonIds: readonly string[],
  sitting_id: string,
): Record<string, readonly unknown[]> {
  const lessons = lessonIds.map((lesson_id) => ({ lesson_id }));
  const answers = [{ sitting_id, place: 1, answer: 1 }];
  return {
    'read-exam': lessons,
    'start-exam': lessons,
    'answer-exam-item': answers,
    'answer-new-item': answers,
    'finish-exam': [{ sitting_id }],
    'try-policy': lessons.map((lesson) => ({ ...lesson, policy: POLICY })),
    'start-practical': lessons.map((lesson) => ({ ...lesson, policy: POLICY })),
    'save-exam-report': lessons.map((lesson) => ({ ...lesson, texts: {} })),
    'hand-in-exam-report': [{ report_id: sitting_id }],
    'appeal-sitting': [{ sitting_id, reason: 'A reason.' }],
    'appeal-practical': [{ session_id: sitting_id, reason: 'A reason.' }],
    'export-practical': [{ session_id: sitting_id }],
  };
}

/** What is asked of the calls of seasons, by their names. */
export function seasonCalls(season_id: string): Record<string, readonly unknown[]> {
  return {
    'read-seasons': [{}],
    'join-season': [{ season_id }],
    'leave-season': [{ season_id }],
    'start-season-session': [{ season_id }],
    'export-season': [{ season_id }],
    'check-invitation': [{ code: 'a'.repeat(20) }],
  };
}
