import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadAllModels } from '#domain/simulations/catalogue.ts';
import { renderCatalogue } from './render-catalogue.ts';

test('docs/simulations.md is what the models say (npm run simulations writes it)', async () => {
  const models = await loadAllModels();
  expect(readFileSync('docs/simulations.md', 'utf8')).toBe(renderCatalogue([...models.values()]));
});
