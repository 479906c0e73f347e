import { canonicalText } from './canonical-text.ts';
import type { SessionEvent } from './session-event.ts';

/** An event with its place in the session and the hash that ties it to all before it. */
export interface ChainedEvent {
  /** Counted from 1. */
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
  readonly event: SessionEvent;
}

/** SHA-256 of a text in UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** What the first event of a session follows. */
export const CHAIN_START = '0'.repeat(64);

/** Ties events to the last one of a chain; undefined where they begin it. @returns each with its canonical text */
export function chainEvents(
  last: Pick<ChainedEvent, 'sequence' | 'hash'> | undefined,
  events: readonly SessionEvent[],
  sha256: Sha256,
): (ChainedEvent & { readonly text: string })[] {
  let { sequence, hash } = last ?? { sequence: 0, hash: CHAIN_START };
  return events.map((event) => {
    const previousHash = hash;
    sequence += 1;
    const text = canonicalText(event);
    hash = hashOf(sequence, previousHash, text, sha256);
    return { sequence, previousHash, hash, event, text };
  });
}

/** The sequence of the first event of a whole chain that was changed, moved or left out; undefined when none was. */
export function brokenAt(chain: readonly ChainedEvent[], sha256: Sha256): number | undefined {
  let previousHash = CHAIN_START;
  for (const [index, link] of chain.entries()) {
    const isWhole =
      link.sequence === index + 1 &&
      link.previousHash === previousHash &&
      link.hash === hashOf(link.sequence, previousHash, canonicalText(link.event), sha256);
    if (!isWhole) return index + 1;
    previousHash = link.hash;
  }
  return undefined;
}

function hashOf(sequence: number, previousHash: string, text: string, sha256: Sha256): string {
  return sha256(`${previousHash}\n${sequence}\n${text}`);
}
