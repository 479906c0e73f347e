import { textOfHtml } from '#domain/kernel/text/text-of-html.ts';
import type { LessonPiece } from '#domain/mentor/contract.ts';

/** Farther from a figure, in paragraphs, a text is about something else. */
const FARTHEST = 5;
/** So many letters tell the paragraphs of a lesson apart; formulas come after them or are left out. */
const KEY_LENGTH = 60;

/** A heading that is not that of an activity, a piece that is drawn, or the beginning of a paragraph. */
const BLOCK =
  /(?<activity><section class="activity">\s*<h[1-6]\b[^>]*>)|(?<heading><h[1-6]\b[^>]*>)|data-(?<kind>figure|activity)="(?<name>[^"]*)"|<(?:p|li|td|th|figcaption)\b[^>]*>/g;

type Piece = Omit<LessonPiece, 'lesson_id'>;
type Block = { readonly section: number; readonly piece?: Piece; readonly key?: string };

/**
 * The figure or simulation of a lesson that stands nearest to each of its paragraphs, under the same heading.
 * @param html of the lesson, as the import has made it
 * @param simulations names of those activities that are one: others ask, and what asks stays in its lesson
 * @param lines paragraphs of its plain text
 */
export function piecesBeside(
  html: string,
  simulations: ReadonlySet<string>,
  lines: readonly string[],
): (Piece | undefined)[] {
  const blocks = blocksOf(html, simulations);
  const placeOf = new Map<string, number>();
  for (const [place, { key }] of blocks.entries())
    if (key !== undefined && key !== '' && !placeOf.has(key)) placeOf.set(key, place);
  return lines.map((line) => {
    const place = placeOf.get(keyOf(line));
    return place === undefined ? undefined : nearest(blocks, place);
  });
}

function blocksOf(html: string, simulations: ReadonlySet<string>): Block[] {
  let section = 0;
  return Array.from(html.matchAll(BLOCK)).flatMap((match): Block[] => {
    const { activity, heading, kind, name = '' } = match.groups ?? {};
    if (activity !== undefined) return [];
    if (heading !== undefined) {
      section += 1;
      return [];
    }
    if (kind === 'figure') return [{ section, piece: { kind, name } }];
    if (kind === 'activity')
      return simulations.has(name) ? [{ section, piece: { kind: 'simulation', name } }] : [];
    const start = match.index + match[0].length;
    // Enough for the letters that tell it apart, whatever stands between them.
    const text = html.slice(start, start + 4000).split(/<\/(?:p|li|td|th|figcaption)>/, 1)[0] ?? '';
    return [{ section, key: keyOf(textOfHtml(text.replaceAll(/<math\b[\s\S]*?<\/math>/g, ' '))) }];
  });
}

/** The piece fewest paragraphs away; of two, the one that follows. */
function nearest(blocks: readonly Block[], place: number): Piece | undefined {
  const { section } = blocks[place] ?? {};
  for (let away = 1; away <= FARTHEST; away += 1) {
    for (const block of [blocks[place + away], blocks[place - away]]) {
      if (block?.section === section && block?.piece !== undefined) return block.piece;
    }
  }
  return undefined;
}

function keyOf(text: string): string {
  return text.replaceAll(/[^\p{L}\d]/gu, '').slice(0, KEY_LENGTH);
}
