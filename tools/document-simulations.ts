/** `npm run simulations` writes docs/simulations.md from the models of domain/simulations. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAllModels } from '#domain/simulations/catalogue.ts';
import { renderCatalogue } from './simulations/render-catalogue.ts';

const page = join(import.meta.dirname, '../docs/simulations.md');
writeFileSync(page, renderCatalogue([...(await loadAllModels()).values()]));
