import { oneOrNone } from '#domain/kernel/one.ts';
import { drawCertificateRequest } from '#domain/credentials/contract.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';

/** A page takes a fifth of a second to draw, one after the other for everybody. */
const DRAWN = { limit: 30, windowSeconds: 600 } as const;

/**
 * Draws a certificate of the caller as a page to print, shared or not: `pdf` in base64.
 *
 * Refusals: 404 `certificate-not-found`; 429 `over_request_rate_limit`.
 */
export function createDrawCertificate(
  drawPdf: (signedText: string, slug: string) => Promise<Uint8Array>,
  countUse: CountUse,
): ProductFunction {
  return async (request, { caller, query }) => {
    const userId = requireUser(caller);
    const { credential_id: id } = await readCall(request, drawCertificateRequest);
    const wait = await countUse('draw-certificate', userId, DRAWN);
    if (wait > 0) throw new Refusal(429, 'over_request_rate_limit');
    const { rows } = await query<{ signed_text: string; slug: string }>(
      `select signed_text, slug from public.credentials
       join public.credential_shares as shares on shares.credential_id = credentials.id
       where credentials.id = $1 and credentials.user_id = $2`,
      [id, userId],
    );
    const row = oneOrNone(rows);
    if (!row) throw new Refusal(404, 'certificate-not-found');
    const pdf = Buffer.from(await drawPdf(row.signed_text, row.slug)).toString('base64');
    return Response.json({ pdf });
  };
}
