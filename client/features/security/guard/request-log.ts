import { withinWindow } from '#domain/security/assess-client.ts';

const KEY = 'ledgerline.requests';

/** Notes a page view or route change of this browser, whichever tab it is in. */
export function noteRequest(now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read(now), now]));
  } catch {
    // Storage is blocked or full: this browser is not counted.
  }
}

/** Page views and route changes of this browser that still count. */
export function countRequests(now: number): number {
  return read(now).length;
}

function read(now: number): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? withinWindow(kept.map(Number), now) : [];
  } catch {
    return [];
  }
}
