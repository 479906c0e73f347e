import { policyHash } from '../http/security-headers.ts';

const TYPEFACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Closes the file to keep: what stands in it runs and looks as it was made, nothing else does, and it reaches no network.
 *
 * @param html with one style sheet and one script in it
 */
export function sealChecker(html: string): string {
  // Typefaces would have to be fetched; those of the system take their place.
  const bare = html.replace(TYPEFACE, '');
  const style = between(bare, '<style>', '</style>');
  const script = between(bare, '<script>', '</script>');
  const policy = [
    "default-src 'none'",
    `script-src '${policyHash(script)}'`,
    `style-src '${policyHash(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return bare.replace('<meta charset="utf-8">', (charset) => charset + meta);
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start) + start.length;
  return text.slice(from, text.indexOf(end, from));
}
