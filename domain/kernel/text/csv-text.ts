/**
 * Spreadsheets run what begins like a formula; an apostrophe makes it text (OWASP, "CSV Injection"). Some first drop blanks,
 * what has no shape, or quotes, and take the wide, small and typographic forms of a mark for the mark. In half of Europe they
 * divide lines at semicolons, so that a cell may begin there, too.
 */
const FORMULAS = /(?:^|(?<=;))(?=[\s\p{C}"]*[=+\-@＝＋－＠﹦﹢﹣﹫−])|^(?=[\t\r\n])/gu;

/** A text as a cell of a CSV file (RFC 4180), defused where a spreadsheet would run it. */
export function csvText(text: string): string {
  const harmless = text.replaceAll(FORMULAS, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
