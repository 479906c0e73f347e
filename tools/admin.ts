import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/*
 * `npm run admin -- EMAIL` gives an account the role admin. It asks the running server, with the secret key of the
 * installation, so it works the same with the embedded PostgreSQL and with any other.
 */

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');

async function makeAdmin(email: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'keys', '--json']);
  const { url, serviceRoleKey } = JSON.parse(stdout) as { url: string; serviceRoleKey: string };
  const response = await fetch(`${url}/rest/v1/rpc/grant_admin`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ p_email: email }),
  }).catch(() => {
    throw new Error(`No server answers at ${url}. Start it with npm start, then run this command again.`);
  });
  if (response.ok) return `${email} is an admin now.`;
  const { message } = (await response.json()) as { message: string };
  throw new Error(
    message === 'No account has this address.'
      ? `No account has the address ${email}. Sign up with it first, at ${url}/auth.`
      : `The server at ${url} refused: ${message}`,
  );
}

const [email] = process.argv.slice(2);
try {
  if (!email) throw new Error('Name the address of the account: npm run admin -- EMAIL');
  process.stdout.write(`${await makeAdmin(email)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
