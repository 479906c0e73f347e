import { runModelOf } from '#domain/catalogue/drawing/run-model.ts';
import { loadAllModels } from '#domain/simulations/catalogue.ts';

/** All models of the simulations by name. */
export const models = await loadAllModels();

/** Runs any model of the simulations: lessons are compiled and checked with all of them. */
export const runModel = runModelOf(models);
