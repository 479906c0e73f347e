/*
 * A name is shown to others and may one day stand in a mail. It must not be able to look like a line, a link or a text of
 * ours. Forms refuse what is not plain; private.plain_name() makes everything plain that reaches the database another way.
 * Both know the same characters, and tests/cases/plain-name.json holds them together.
 */

/**
 * A name without what nobody sees in it: characters without a shape (Cf), which turn the direction and hide words, control
 * characters, line breaks, blanks at its ends and in a row. The joiners U+200C and U+200D stay: Hindi and Persian are spelt
 * with them.
 */
export const tidyName = (typed: string): string =>
  typed
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();

/**
 * Whether no program can make a link of a tidy name: it holds no mark that addresses or markup are made of, and no dot
 * inside a word, where mail programs see a domain.
 */
export const isPlainName = (tidy: string): boolean => !/[:/@<>]|[.．。｡․][^ .．。｡․,;)'’-]/u.test(tidy);
