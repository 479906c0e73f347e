import type { GatewayRequest } from '../../http/exchange.ts';
import { mediaType, mustBeAllowed, mustBeginAsClaimed } from '../content/media-type.ts';
import { boundaryOf, type Part, readParts } from '../content/multipart.ts';
import { refusals } from '../refusals.ts';
import type { Spool, SpooledFile } from '../store/spool.ts';
import { type FileClaims, cacheFor, claimsOfHeaders, userMetadata } from './file-claims.ts';

/** What a form may hold beside its file. */
const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 64 * 1024;

/** What a bucket asks of a file. */
export type FileRules = { readonly maxBytes: number; readonly allowedTypes: readonly string[] | null };

/**
 * Takes in the file of a request, which is its whole body or a part of a form, and what is said about it.
 *
 * @returns the file in the spool; whoever does not want it discards it
 * @throws StorageError
 */
export async function receiveFile(
  request: GatewayRequest,
  spool: Spool,
  rules: FileRules,
): Promise<{ readonly file: SpooledFile; readonly claims: FileClaims }> {
  const boundary = boundaryOf(request.headers['content-type']);
  if (boundary !== undefined) return receiveForm(request, boundary, spool, rules);
  const claims = claimsOfHeaders(request.headers);
  mustBeAllowed(claims.mimetype, rules.allowedTypes);
  const file = await spool.receive(request.chunks(rules.maxBytes), rules.maxBytes);
  return { file: await checked(file, claims, spool), claims };
}

async function receiveForm(
  request: GatewayRequest,
  boundary: string,
  spool: Spool,
  rules: FileRules,
): Promise<{ file: SpooledFile; claims: FileClaims }> {
  const fields = new Map<string, string>();
  let received: { file: SpooledFile; mimetype: string } | undefined;
  try {
    const body = request.chunks(rules.maxBytes + MAX_FIELDS * MAX_FIELD_BYTES);
    for await (const part of readParts(body, boundary)) {
      if (part.filename === undefined) {
        if (fields.size === MAX_FIELDS) throw refusals.invalidRequest('The form has too many fields.');
        fields.set(part.name, await readField(part));
        continue;
      }
      if (received) throw refusals.invalidRequest('The form has more than one file.');
      const mimetype = mediaType(part.contentType);
      mustBeAllowed(mimetype, rules.allowedTypes);
      received = { file: await spool.receive(part.body, rules.maxBytes), mimetype };
    }
    if (!received) throw refusals.invalidRequest('No content provided');
    const { file, mimetype } = received;
    const claims = {
      mimetype,
      cacheControl: cacheFor(fields.get('cacheControl')),
      userMetadata: userMetadata(fields.get('metadata')),
    };
    return { file: await checked(file, claims, spool), claims };
  } catch (error) {
    if (received) await spool.discard(received.file.path);
    throw error;
  }
}

async function checked(file: SpooledFile, { mimetype }: FileClaims, spool: Spool): Promise<SpooledFile> {
  try {
    mustBeginAsClaimed(mimetype, file.head);
    return file;
  } catch (error) {
    await spool.discard(file.path);
    throw error;
  }
}

async function readField({ body }: Part): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > MAX_FIELD_BYTES) throw refusals.invalidRequest('The form has a field that is too long.');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
