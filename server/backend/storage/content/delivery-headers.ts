import { essence } from '../../http/essence.ts';

/**
 * What a browser may show: nothing of it runs scripts. Everything else is saved, above all HTML, SVG and XML, which would
 * act in the name of this origin.
 */
const SHOWN =
  /^(image\/(png|jpeg|gif|webp|avif|bmp)|(audio|video)\/[\w.+-]+|text\/(plain|vtt|csv)|application\/(json|pdf)|font\/[\w.+-]+)$/;

/**
 * Scripts and style sheets. Neither a sandbox nor `Content-Disposition` keeps a page of this origin from loading one by an
 * element, and its policy allows what comes from here: as plain text under `nosniff` no browser takes it for one.
 */
const LOADED =
  /^((application|text)\/(x-)?(javascript|ecmascript)[\d.]*|text\/(jscript|livescript|css)|application\/manifest\+json)$/;

/** The browser's own reader of PDF does not start in a sandbox; it knows no scripts of this origin. */
const UNBOXED = 'application/pdf';

/**
 * Headers under which a file of a stranger is harmless: its type is believed, it runs nothing, and it is shown only if it is
 * of a kind that cannot.
 *
 * @param download the name to save it under, empty for that of its address; undefined when the caller asked for none
 */
export function deliveryHeaders(type: string, download: string | undefined): Record<string, string> {
  const kind = essence(type);
  const isSaved = download !== undefined || !SHOWN.test(kind);
  return {
    // A comma begins another type, and browsers go by the last one: `application/pdf; a=b,text/html` would be a page.
    'content-type': LOADED.test(kind) ? 'text/plain' : kind === UNBOXED || type.includes(',') ? kind : type,
    'x-content-type-options': 'nosniff',
    ...(kind === UNBOXED
      ? {}
      : { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
    ...(isSaved ? { 'content-disposition': disposition(download ?? '') } : {}),
  };
}

function disposition(name: string): string {
  if (name === '') return 'attachment';
  // RFC 8187, 3.2.1: what `encodeURIComponent` leaves and the header does not take.
  const encoded = encodeURIComponent(name.slice(0, 200).toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${encoded}"; filename*=UTF-8''${encoded}`;
}
