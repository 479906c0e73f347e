import type { TranscriptActivity } from '#domain/activities/activity-contract.ts';
import { nearestWord } from '#domain/content/nearest-word.ts';
import type { AskingLesson } from '../../reading/content.ts';
import { type Problem, problemAt } from '../rule.ts';

/** A transcript has something to find and something to leave alone, and each fault has a known reason and its why. */
export function* checkTranscript(
  lesson: AskingLesson,
  name: string,
  { reasons, turns }: TranscriptActivity,
): Iterable<Problem> {
  const path = ['activities', name];
  const ids = reasons.map((reason) => (typeof reason === 'string' ? reason : reason.id));
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue;
    yield problemAt(lesson, [...path, 'reasons', index], `The reason '${id}' stands in the list twice.`);
  }
  const said = turns.flatMap((turn, index) =>
    'learner' in turn
      ? []
      : turn.assistant.map((sentence, place) => ({
          at: [...path, 'turns', index, 'assistant', place],
          ...(typeof sentence === 'string' ? { text: sentence } : sentence),
        })),
  );
  const faults = said.flatMap(({ at, ...sentence }) =>
    'fault' in sentence && sentence.fault !== undefined
      ? [{ at, id: sentence.fault, because: sentence.because }]
      : [],
  );
  if (faults.length === 0) {
    const message = `Nothing that the assistant says in '${name}' is wrong. Give a \`fault\` to what is.`;
    yield problemAt(lesson, [...path, 'turns'], message);
  } else if (faults.length === said.length) {
    const message = `Everything that the assistant says in '${name}' is wrong. Let some of it be right: to tell them apart is the task.`;
    yield problemAt(lesson, [...path, 'turns'], message);
  }
  for (const { at, id, because } of faults) {
    if (because === undefined) yield problemAt(lesson, at, 'A fault needs its why. Add `because`.');
    if (ids.includes(id)) continue;
    const nearest = nearestWord(id, ids);
    const advice = nearest === undefined ? `Choose from ${ids.join(', ')}.` : `Did you mean '${nearest}'?`;
    yield problemAt(lesson, [...at, 'fault'], `There is no reason '${id}'. ${advice}`);
  }
}
