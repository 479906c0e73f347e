import { Agent, request } from 'node:http';
import { ATTACKS } from './attacks.ts';

/*
 * The attacker of `npm run bench:fairness`, a process of its own so that the readers' clocks do not wait for it. Arguments: port,
 * public key, name of the attack, loops. It runs until it is killed, and writes how many answers of each status it got.
 */

const [port, key = '', name, loops] = process.argv.slice(2);
const attack = ATTACKS.find((each) => each.name === name);
if (!attack) throw new Error(`There is no attack "${name}".`);
const agent = new Agent({ keepAlive: true });
const statuses: Record<number, number> = {};

function once({ method, path, headers, body }: NonNullable<typeof attack>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: Number(port), method, path: `/rest/v1${path}`, headers: { apikey: key, ...headers }, agent },
      (answer) => {
        statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1;
        answer.resume().on('end', resolve).on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify(statuses), () => process.exit(0));
});
await Promise.all(
  Array.from({ length: Number(loops) }, async () => {
    for (;;) await once(attack);
  }),
);
