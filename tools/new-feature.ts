/** `npm run new-feature -- learning/complete-lesson`: the files of a feature, in the folders they belong to. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type FeatureName, parseFeatureName } from './new-feature/feature-name.ts';
import { contractHead, contractPart, featureFiles } from './new-feature/templates.ts';

try {
  createFeature(parseFeatureName(process.argv[2]));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function createFeature(name: FeatureName): void {
  const files = featureFiles(name);
  const taken = Object.keys(files).filter((path) => existsSync(path));
  if (taken.length > 0) throw new RangeError(`Nothing was written, there is already: ${taken.join(', ')}`);

  for (const [path, text] of Object.entries(files)) write(path, text);
  extendContract(name);
  console.log(`Next: register it in server/functions/index.ts as ['${name.verbNoun}', ${name.camel}].`);
}

function extendContract(name: FeatureName): void {
  const path = `domain/${name.domain}/contract.ts`;
  if (!existsSync(path)) {
    write(path, contractHead + contractPart(name));
  } else if (!readFileSync(path, 'utf8').includes(`${name.camel}Request`)) {
    appendFileSync(path, contractPart(name));
    console.log(`${path} (extended)`);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
