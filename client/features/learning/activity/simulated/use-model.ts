import { useSuspenseQuery } from '@tanstack/react-query';
import { isModelName, loadModel } from '#domain/simulations/catalogue.ts';
import type { Model } from '#domain/simulations/model.ts';

/** A model of the simulations, fetched when the first activity that needs it is drawn. */
export function useModel(name: string): Model {
  const { data } = useSuspenseQuery({
    queryKey: ['simulation_models', name],
    queryFn: () => {
      if (!isModelName(name)) throw new Error(`There is no model '${name}'.`);
      return loadModel(name);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
