import { oneOrNone } from '#domain/kernel/one.ts';
import type { Evidence } from '#domain/credentials/verify/verification.ts';
import type { Query } from '../../adapters/sql.ts';
import type { Anchor } from '#domain/credentials/anchor/anchor.ts';
import { leafOfText } from '#domain/credentials/tree/merkle-tree.ts';
import type { ReadList } from './status-lists.ts';

/** What the pages of certificates are made with. */
export type CertificatePages = {
  readonly query: Query;
  /** The `did:web` of this installation, and its document. */
  readonly did: string;
  readonly readDocument: () => Promise<object>;
  readonly readList: ReadList;
  /** Whether certificates are anchored here. */
  readonly isAnchoring: boolean;
  /** The timestamp of the certificate with a leaf; undefined while there is none. */
  readonly readAnchor: (leaf: string) => Promise<Anchor | undefined>;
  readonly now: () => Date;
};

/** A certificate whose holder shares it, and what is known of its issuer. */
export type SharedCertificate = {
  readonly slug: string;
  readonly text: string;
  readonly evidence: Evidence & { readonly anchor: Anchor | undefined };
};

const SHARED_PATH =
  /^\/verify\/([a-z2-7]{20})(?:\/(certificate\.json|certificate-anchored\.json|certificate\.ots|certificate\.pdf|badge\.svg|badge\.png|picture\.png))?$/;

/** What a path below `/verify/` asks for; undefined where it is none of a shared certificate. */
export function readSharedPath(path: string): { readonly slug: string; readonly file?: string } | undefined {
  const [, slug, file] = SHARED_PATH.exec(path) ?? [];
  return slug === undefined ? undefined : { slug, ...(file !== undefined && { file }) };
}

/** The certificate at an address, as long as its holder shares it; null when there is none: nobody learns which. */
export async function readSharedCertificate(
  { query, did, readDocument, readList, isAnchoring, readAnchor, now }: CertificatePages,
  slug: string,
): Promise<SharedCertificate | null> {
  const { rows } = await query<{ signed_text: string; list: number }>(
    `select signed_text, list from public.credential_shares as shares
     join public.credentials on credentials.id = shares.credential_id
     where shares.slug = $1 and shares.is_shared`,
    [slug],
  );
  const row = oneOrNone(rows);
  if (!row) return null;
  const list = await readList(row.list);
  const anchor = isAnchoring ? await readAnchor(leafOfText(row.signed_text)) : undefined;
  return {
    slug,
    text: row.signed_text,
    evidence: {
      now: now(),
      issuer: did,
      keys: { from: 'issuer', document: await readDocument() },
      statusList: list === undefined ? undefined : (JSON.parse(list) as unknown),
      anchor,
    },
  };
}
