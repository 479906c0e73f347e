import type { Evidence } from '#domain/credentials/verify/verification.ts';

/** Where the page is from, and whom it answers for. */
export interface Site {
  issuer: string;
  origin: string;
}

const PATIENCE_MS = 15_000;

/** What a check needs from the issuer. @param text of the certificate, which names its list */
export type ReadEvidence = (text: string, site: Site) => Promise<Omit<Evidence, 'email'>>;

/** Reads the issuer's document and the list that a certificate names: all that this page ever asks of a network. */
export const readFromIssuer: ReadEvidence = async (text, { issuer, origin }) => {
  const lists = `${origin}/credentials/status/`;
  const list = listOf(text);
  const [document, statusList] = await Promise.all([
    readJson('/.well-known/did.json'),
    // Only ours: no certificate may have this browser ask another address.
    list?.startsWith(lists) && /^\d+$/.test(list.slice(lists.length))
      ? readJson(`/credentials/status/${list.slice(lists.length)}`)
      : undefined,
  ]);
  const keys = document === undefined ? undefined : ({ from: 'issuer', document } as const);
  return { now: new Date(), issuer, keys, statusList };
};

/** What a file without a network knows: the issuer's document as it was when the file was made, and no list. */
export const readFromFile: ReadEvidence = async (_text, { issuer }) => {
  const copy = document.getElementById('issuer-copy')?.textContent;
  const keys = copy ? ({ from: 'copy', document: JSON.parse(copy) as unknown } as const) : undefined;
  return { now: new Date(), issuer, keys, statusList: undefined };
};

function listOf(text: string): string | undefined {
  try {
    const { credentialStatus } = JSON.parse(text) as {
      credentialStatus?: { statusListCredential?: unknown };
    };
    const list = credentialStatus?.statusListCredential;
    return typeof list === 'string' ? list : undefined;
  } catch {
    return undefined;
  }
}

async function readJson(path: string): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? ((await response.json()) as unknown) : undefined;
  } catch {
    // Not reached: then the check could not be made, and the page says so.
    return undefined;
  }
}
