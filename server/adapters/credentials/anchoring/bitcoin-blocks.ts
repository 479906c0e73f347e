import { createHash } from 'node:crypto';
import { type BlockHeader, HIGHEST_HASH, readBlockHeader } from '#domain/credentials/anchor/block-header.ts';
import { askServer } from './ask-server.ts';

/** A block of Bitcoin: its header as it is, and what it says. */
export type BitcoinBlock = { readonly header: string; readonly says: BlockHeader };

/** Reads the block of a height; undefined while there is none so deep that it stays. @throws with one sentence */
export type ReadBlock = (height: number) => Promise<BitcoinBlock | undefined>;

/** A block counts once five more stand on it, as Bitcoin's users have it. */
const BLOCKS_ABOVE = 5;
const MOST_BYTES = 1000;
/** What anybody can mine in passing: for development only, where no block of Bitcoin is at hand. */
const ANY_HASH = 1n << 256n;

/**
 * Reads blocks from a server with the interface of Esplora. It is believed in which block stands at which height; that the header
 * is one, and what it cost, is seen from the header itself.
 */
export function openBlocks(url: string, isDevelopment: boolean): ReadBlock {
  const { host } = new URL(url);
  const ask = async (path: string, shape: RegExp): Promise<string | undefined> => {
    const answer = await askServer(url + path, { most: MOST_BYTES });
    if (answer === undefined) return undefined;
    const text = Buffer.from(answer).toString('latin1').trim();
    if (!shape.test(text)) throw new Error(`${host} answered something else than was asked for.`);
    return text;
  };
  return async (height) => {
    const tip = await ask('/blocks/tip/height', /^\d{1,9}$/);
    if (tip === undefined || height > Number(tip) - BLOCKS_ABOVE) return undefined;
    const hash = await ask(`/block-height/${height}`, /^[0-9a-f]{64}$/);
    const header = hash && (await ask(`/block/${hash}/header`, /^[0-9a-f]{160}$/));
    if (!header) return undefined;
    const bytes = Buffer.from(header, 'hex');
    const says = readBlockHeader(new Uint8Array(bytes), isDevelopment ? ANY_HASH : HIGHEST_HASH);
    if (!says || hashOf(bytes) !== hash)
      throw new Error(`${host} answered a header that is none of Bitcoin.`);
    return { header, says };
  };
}

function hashOf(header: Buffer): string {
  const once = createHash('sha256').update(header).digest();
  return createHash('sha256').update(once).digest().reverse().toString('hex');
}
