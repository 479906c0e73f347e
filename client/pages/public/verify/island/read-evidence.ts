import { canonicalJson, type Json } from '#domain/credentials/text/canonical-json.ts';
import { leafOfText } from '#domain/credentials/tree/merkle-tree.ts';
import { MAX_CERTIFICATE_LENGTH } from '#domain/credentials/verify/read-credential.ts';
import type { Evidence } from '#domain/credentials/verify/verification.ts';

/** Where the page is from, and whom it answers for. */
export interface Site {
  issuer: string;
  origin: string;
  /** Whether certificates are anchored there. */
  isAnchoring: boolean;
  /** The timestamp that is there already. */
  anchor: unknown;
}

const PATIENCE_MS = 15_000;

/** What a check needs from the issuer. @param text of the certificate, which names its list */
export type ReadEvidence = (text: string, site: Site) => Promise<Omit<Evidence, 'email'>>;

/** Reads the issuer's document and the list that a certificate names: all that this page ever asks of a network. */
export const readFromIssuer: ReadEvidence = async (text, { issuer, origin, isAnchoring, anchor: known }) => {
  const lists = `${origin}/credentials/status/`;
  const isReadable = text.length <= MAX_CERTIFICATE_LENGTH;
  const list = isReadable ? listOf(text) : undefined;
  const leaf = isReadable && isAnchoring && known === undefined ? leafOf(text) : undefined;
  const [document, statusList, read] = await Promise.all([
    readJson('/.well-known/did.json'),
    // Only ours: no certificate may have this browser ask another address.
    list?.startsWith(lists) && /^\d+$/.test(list.slice(lists.length))
      ? readJson(`/credentials/status/${list.slice(lists.length)}`)
      : undefined,
    leaf === undefined ? undefined : readJson(`/credentials/anchors/${leaf}`),
  ]);
  const keys = document === undefined ? undefined : ({ from: 'issuer', document } as const);
  return { now: new Date(), issuer, keys, statusList, anchor: known ?? read ?? undefined };
};

/** What a file without a network knows: the issuer's document as it was when the file was made, no list, and what came beside. */
export const readFromFile: ReadEvidence = async (_text, { issuer, anchor }) => {
  const copy = document.getElementById('issuer-copy')?.textContent;
  const keys = copy ? ({ from: 'copy', document: JSON.parse(copy) as unknown } as const) : undefined;
  return { now: new Date(), issuer, keys, statusList: undefined, anchor };
};

/** The leaf by which the issuer knows the timestamp of a certificate: nobody finds one who does not have the certificate. */
function leafOf(text: string): string | undefined {
  try {
    return leafOfText(canonicalJson(JSON.parse(text) as Json));
  } catch {
    return undefined;
  }
}

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
