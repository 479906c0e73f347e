import { typographicText } from '../kernel/text/typographic-text.ts';

/** The fields of an activity whose texts are shown as they are; all others are names, or HTML that has been printed already. */
const SHOWN = new Set(['title', 'label', 'text', 'texts', 'rows']);

/** What a browser gets of an activity, with the signs of a printed page in every text that it shows. */
export function printedWords<Part>(part: Part): Part {
  return printed(part, false) as Part;
}

function printed(value: unknown, isShown: boolean): unknown {
  if (typeof value === 'string') return isShown ? typographicText(value) : value;
  if (Array.isArray(value)) return value.map((each) => printed(each, isShown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, printed(each, SHOWN.has(field))]),
  );
}
