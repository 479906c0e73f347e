import type { DrawingSources } from '#domain/catalogue/drawing/drawing-sources.ts';
import { namedCalculations } from '#domain/catalogue/drawing/named-calculations.ts';
import type { TextLesson } from './reading/content.ts';
import { runModel } from './run-model.ts';

/** What the figures of a text are worked out from. */
export function figureSources({ markets, calculations }: TextLesson['data']): DrawingSources {
  return { markets, names: namedCalculations(calculations), runModel };
}
