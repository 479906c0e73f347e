import type { Model } from './model.ts';

/** Every model by its name, each loaded only when it is asked for: one lesson needs one or two of them. */
const loaders = {
  'coin-bets': async () => (await import('./trades/coin-bets.ts')).coinBets,
  'r-trades': async () => (await import('./trades/r-trades.ts')).rTrades,
  'joint-positions': async () => (await import('./risk/joint-positions.ts')).jointPositions,
  'price-path': async () => (await import('./market/price-path.ts')).pricePath,
  'stop-and-gaps': async () => (await import('./market/stop-and-gaps.ts')).stopAndGaps,
  'market-order': async () => (await import('./market/market-order.ts')).marketOrder,
  'limit-queue': async () => (await import('./market/limit-queue.ts')).limitQueue,
  'round-trips': async () => (await import('./trades/round-trips.ts')).roundTrips,
  'alert-monitor': async () => (await import('./evidence/alert-monitor.ts')).alertMonitor,
  forecasts: async () => (await import('./evidence/forecasts.ts')).forecasts,
  compounding: async () => (await import('./trades/compounding.ts')).compounding,
  recovery: async () => (await import('./trades/recovery.ts')).recovery,
  'best-of-many': async () => (await import('./evidence/best-of-many.ts')).bestOfMany,
  'leveraged-position': async () => (await import('./market/leveraged-position.ts')).leveragedPosition,
  'volatility-sizing': async () => (await import('./risk/volatility-sizing.ts')).volatilitySizing,
  'tail-days': async () => (await import('./risk/tail-days.ts')).tailDays,
  'hedged-position': async () => (await import('./risk/hedged-position.ts')).hedgedPosition,
} satisfies Record<string, () => Promise<unknown>>;

export type ModelName = keyof typeof loaders;

/** The names that a lesson may write behind `model:`. */
export const MODEL_NAMES = Object.keys(loaders) as readonly ModelName[];

export function isModelName(name: string): name is ModelName {
  return Object.hasOwn(loaders, name);
}

/** The model of this name, as a browser gets it: in a file of its own. */
export async function loadModel(name: ModelName): Promise<Model> {
  return await loaders[name]();
}

/** All models by name, for tools and the server. */
export async function loadAllModels(): Promise<ReadonlyMap<string, Model>> {
  return new Map(await Promise.all(MODEL_NAMES.map(async (name) => [name, await loadModel(name)] as const)));
}
