/** Holds the built client against the budgets of tools/sizes/budgets.ts. Run it after `npm run build`. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { budgets } from './sizes/budgets.ts';
import type { Manifest } from './sizes/manifest.ts';
import { measure } from './sizes/measure.ts';

const BUILD = 'dist/client';
const inlineScripts = new Set<string>(budgets.publicPageScripts);

// The page that checks certificates is a build of its own.
const manifest: Manifest = Object.assign({}, ...['manifest.json', 'verify-manifest.json'].map(readManifest));
const measures = measure(manifest, (file) => {
  const path = inlineScripts.has(file) ? file : `${BUILD}/${file}`;
  return gzipSync(readFileSync(path), { level: 9 }).length;
});
for (const { what, amount, limit, unit } of measures) {
  const verdict = amount > limit ? 'OVER' : 'ok';
  console.log(
    `${verdict.padEnd(5)}${amount.toFixed(unit === 'kB' ? 1 : 0).padStart(7)} of ${limit} ${unit}  ${what}`,
  );
}
process.exitCode = measures.some(({ amount, limit }) => amount > limit) ? 1 : 0;

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(`${BUILD}/.vite/${name}`, 'utf8')) as Manifest;
}
