import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/*
 * What Node itself makes of a file that comes and goes: two pipelines, with nothing around them but what keeps a file safe,
 * a sync and a rename. With `/unsafe` the sync is left out. Arguments: port, folder.
 */

const [port, folder = ''] = process.argv.slice(2);
const place = join(folder, 'plain.bin');

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.destroy();
  });
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return pipeline(createReadStream(place), response);
  const arriving = `${place}.arriving`;
  await pipeline(request, createWriteStream(arriving));
  if (request.url !== '/unsafe') {
    const file = await open(arriving, 'r+');
    await file.sync();
    await file.close();
  }
  await rename(arriving, place);
  response.end('{}');
}
