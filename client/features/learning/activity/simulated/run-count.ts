import type { Show } from '#domain/activities/simulated/view-contract.ts';
import type { Model } from '#domain/simulations/model.ts';

/** What is counted from left to right below a run: in the author's words, or the model's, and the number it starts from. */
export function runCount({ series }: Model, show: Show): { counts: string; from: number } {
  const over = series[show.series]?.over;
  const counted = over && 'counts' in over ? over : { counts: '', from: 0 };
  return { counts: show.counts ?? counted.counts, from: counted.from };
}
