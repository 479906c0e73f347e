import type { ChallengeActivity, SimulationActivity } from '#domain/activities/activity-contract.ts';
import { formatRunNumber } from '#domain/activities/simulated/run-words.ts';
import { runsOfPress, spreadFacts } from '#domain/activities/simulated/simulate.ts';
import { startSettings } from '#domain/activities/simulated/view-values.ts';
import { loadAllModels } from '#domain/simulations/catalogue.ts';

const models = await loadAllModels();

/** What a simulation shows before anybody has moved anything, in words, for whoever reads without scripts or on paper. */
export function simulationWords(simulation: SimulationActivity): string {
  const { show, runs, controls } = simulation;
  const model = models.get(simulation.model);
  const unit = model?.numbers[show.number]?.unit;
  const outcomes = model && runsOfPress(model, simulation, startSettings(simulation), 0, runs);
  if (unit === undefined || outcomes === undefined) return '';
  const results = outcomes.map(({ numbers }) => numbers[show.number] ?? Number.NaN);
  const { median, bad } = spreadFacts(results, show);
  const words = (value: number) => formatRunNumber(value, unit, 'en');
  const set = Object.entries(controls).map(([name, { label, start }]) => {
    const parameter = model?.parameters[name];
    return `${label} ${parameter?.kind === 'number' ? formatRunNumber(start, parameter.unit, 'en') : start}`;
  });
  return [
    `${show.label} in ${runs} runs${set.length > 0 ? ` with ${set.join(', ')}` : ''}:`,
    `half of them come to ${words(median)} or less`,
    show.level === undefined
      ? ''
      : `and ${bad} to ${show.bad === 'above' ? 'more' : 'less'} than ${words(show.level)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
    .concat('.');
}

/** The goal of a challenge in words. */
export function challengeWords({ goal, model: name }: ChallengeActivity): string {
  const model = models.get(name);
  const conditions = goal.each.map(({ number, label, above, below }) => {
    const words = (value: number) => formatRunNumber(value, model?.numbers[number]?.unit ?? 'score', 'en');
    const parts = [
      above === undefined ? '' : ` above ${words(above)}`,
      below === undefined ? '' : ` below ${words(below)}`,
    ];
    return `- ${label}${parts.join('')}`;
  });
  const runs = goal.runs > 1 ? `\n\nIn ${goal.needs ?? goal.runs} of ${goal.runs} runs.` : '';
  return `${conditions.join('\n')}${runs}`;
}
