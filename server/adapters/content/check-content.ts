import { compilerVersion } from './compiler-version.ts';
import type { ContentCache } from './content-cache.ts';
import { type Reviewed, reviewContent } from './lint-content.ts';
import type { Finding } from './reading/finding.ts';
import { knowSimulations, type SimulationResults, simulationResults } from './simulation-results.ts';

/** What a check came to, for the next one. */
export type Checked = Reviewed & { readonly simulations: SimulationResults };

/** Everything an author should change, as `lintContent` finds it; what an earlier check has looked at is not looked at again. */
export async function checkContent(directory: string, cache: ContentCache<Checked>): Promise<Finding[]> {
  const compiler = await compilerVersion();
  const known = await cache.load(compiler);
  knowSimulations(known?.simulations ?? {});
  const { findings, reviewed } = await reviewContent(directory, known);
  await cache.save(compiler, { ...reviewed, simulations: simulationResults() });
  return findings;
}
