/**
 * Takes out the blanks that folded lines of YAML leave in a Chinese text: between two Chinese characters, and beside
 * full-width punctuation. Blanks beside Latin letters and digits stay.
 */
export function unfoldChinese(text: string): string {
  return text.replace(
    /(?<=[，。；：、？！”）》]) +| +(?=[，。；：、？！“（《])|(?<=\p{sc=Han}) +(?=\p{sc=Han})/gu,
    '',
  );
}
