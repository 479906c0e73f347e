import * as v from 'valibot';
import { type Anchor, anchorSchema } from '../anchor/anchor.ts';

/** Twice as much as a certificate and its timestamp may have together; what is longer is not looked into. */
const MAX_LENGTH = 400_000;

/** A certificate and its timestamp in one file: the signed text as it is, and beside it what nobody signed. */
const anchoredSchema = v.strictObject({ certificate: v.string(), anchor: anchorSchema });

/** The text of a file with both. */
export function anchoredText(signedText: string, anchor: Anchor): string {
  return JSON.stringify({ certificate: signedText, anchor });
}

/** The two parts of such a text; of any other the text alone. */
export function splitAnchored(text: string): { readonly text: string; readonly anchor?: Anchor } {
  if (text.length > MAX_LENGTH) return { text };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { text };
  }
  const parsed = v.safeParse(anchoredSchema, value);
  return parsed.success ? { text: parsed.output.certificate, anchor: parsed.output.anchor } : { text };
}
