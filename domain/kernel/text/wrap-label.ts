/** The mean width of a letter in the interface's typeface, as a share of its size. */
const LETTER_WIDTH = 0.52;
/** The width of a digit or currency sign there: all are equally wide. */
const DIGIT_WIDTH = 0.58;

/** Marks that say in which direction a part of a text runs, and take no room. */
const DIRECTION_MARKS = /[\u200e\u200f\u2066-\u2069]/g;

/** About how wide a text is, in pixels. Good enough to place labels, without asking the browser. */
export function textWidth(text: string, fontSize: number): number {
  const seen = text.replace(DIRECTION_MARKS, '');
  const digits = seen.match(/[\d$€£¥%]/g)?.length ?? 0;
  return (digits * DIGIT_WIDTH + (seen.length - digits) * LETTER_WIDTH) * fontSize;
}

/** Breaks a label into lines that are about `width` pixels wide; a word that is longer stays whole. */
export function wrapLabel(text: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && textWidth(longer, fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
