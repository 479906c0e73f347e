/**
 * Which page numbers a pagination offers: the first, the last and those around the current one, with gaps between.
 * @param page the current page, from 1
 * @param pageCount how many pages there are
 */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const skipped = number - (shown[index - 1] ?? 0) - 1;
    // A gap of one page is no shorter than the page's number.
    if (skipped === 1) return [number - 1, number];
    return skipped > 1 ? ['gap' as const, number] : [number];
  });
}
