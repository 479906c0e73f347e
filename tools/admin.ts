import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

/*
 * `npm run admin -- EMAIL` gives an account the role admin; `npm run admin -- --second-step required` asks a second step
 * of signing in of every admin (`optional` no longer). Both ask the running server, with the secret key of the
 * installation, so they work the same with the embedded PostgreSQL and with any other.
 */

const MAIN = join(import.meta.dirname, '..', 'server', 'main.ts');

type Installation = { readonly url: string; readonly serviceRoleKey: string };

async function readInstallation(): Promise<Installation> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'keys', '--json']);
  return JSON.parse(stdout) as Installation;
}

/** Posts to the database as the server. @throws with the sentence of the database when it refuses */
async function post({ url, serviceRoleKey }: Installation, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates',
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`No server answers at ${url}. Start it with npm start, then run this command again.`);
  });
  const text = await response.text();
  if (response.ok) return text === '' ? null : JSON.parse(text);
  const { message, hint } = JSON.parse(text) as { message: string; hint: string | null };
  throw new Error(
    hint === 'account-not-found'
      ? `No account has this address. Sign up with it first, at ${url}/auth.`
      : `The server at ${url} refused: ${message}`,
  );
}

/** What `grant_admin` did, in words. */
const GRANTED: Readonly<Record<string, (email: string, url: string) => string>> = {
  granted: (email) => `${email} is an admin now.`,
  'granted-without-second-step': (email, url) =>
    `${email} is an admin now. Ask them to set up a second step of signing in, at ${url}/account.`,
  unchanged: (email) => `${email} was an admin already; nothing was changed.`,
};

async function makeAdmin(email: string): Promise<string> {
  const installation = await readInstallation();
  const done = await post(installation, 'rpc/grant_admin', { p_email: email });
  const words = GRANTED[String(done)];
  if (!words) throw new Error(`The server at ${installation.url} is of another version than this command.`);
  return words(email, installation.url);
}

async function chooseSecondStep(choice: string): Promise<string> {
  if (choice !== 'required' && choice !== 'optional') {
    throw new Error(`A second step is either required or optional, not "${choice}".`);
  }
  const required = choice === 'required';
  await post(await readInstallation(), 'installation_settings', {
    key: 'admins_need_second_step',
    value: required,
  });
  return required
    ? 'Every admin needs a second step of signing in from now on; one without it sees nothing of the admin pages.'
    : 'Admins may go without a second step of signing in from now on.';
}

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'second-step': { type: 'string' } },
  });
  const [email] = positionals;
  if (values['second-step'] !== undefined) return chooseSecondStep(values['second-step']);
  if (!email) throw new Error('Name the address of the account: npm run admin -- EMAIL');
  return makeAdmin(email);
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
