import { typographicQuotes } from './typographic-quotes.ts';

/** A hyphen that begins a number: after nothing, a space, an opening bracket or mark, or a sign of arithmetic. */
const MINUS = /(?<=^|[\s([{“‘=:/+×])-(?=[$€£¥₹]?\p{N})/gu;
/** A hyphen between two numbers, with a space on either side. */
const LESS = /(?<=[\p{N}%)R] )-(?= [$€£¥₹(]?[\p{N}\p{L}(])/gu;
/** The letter that stands for "times" on a typewriter, beside a number. */
const TIMES = /(?<=[\p{N}%)R] )x(?= )|(?<= )x(?= [$€£¥₹(]?[\p{N}(])/gu;
/** A result in R ends no line without its unit. */
const UNIT = /(?<=\p{N}) (?=R(?![\p{L}\p{N}&]))/gu;

/**
 * Text as it is printed: with the quotation marks of {@link typographicQuotes}, true signs for minus and times, and no line end
 * between a number and its R.
 *
 * @param before what stands before it in the same line
 */
export function typographicText(text: string, before = ''): string {
  const line = before + typographicQuotes(text, before);
  return line
    .replaceAll(MINUS, '−')
    .replaceAll(LESS, '−')
    .replaceAll(TIMES, '×')
    .replaceAll(UNIT, '\u00A0')
    .slice(before.length);
}
