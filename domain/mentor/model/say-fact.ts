import type { KnownFact } from '../knowing-contract.ts';

/** A fact about the learner as a model reads it, in English. Nothing in it names them. */
export function sayFact(fact: KnownFact): string {
  switch (fact.kind) {
    case 'level':
      return `Level: ${fact.level}.`;
    case 'path':
      return `Path: ${fact.done} of ${fact.stations} stations done.`;
    case 'weak':
      return `Weakest skill: ${fact.name}, ${fact.right} of ${fact.asked} right at the first try.`;
    case 'fading':
      return `Skills that fade: ${fact.skills.map(({ name }) => name).join('; ')}.`;
    case 'mistake':
      return `Last mistake: about ${fact.name}${fact.belief === null ? '' : `, out of the belief “${fact.belief}”`}.`;
    case 'trades':
      return [
        `Trades closed in the last session of the simulator: ${fact.trades}.`,
        ...(fact.average_r === null ? [] : [`Their average: ${fact.average_r} R.`]),
        ...(fact.broken === null
          ? []
          : [`Rule of the plan broken most often in it: ${fact.broken.rule}, ${fact.broken.times} times.`]),
      ].join(' ');
    case 'due':
      return `Reviews due today: ${fact.reviews}.`;
  }
}
