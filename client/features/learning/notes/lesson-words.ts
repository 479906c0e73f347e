/** The words of a lesson as one text, and where each of its characters stands in the document. */
export interface LessonWords {
  readonly text: string;
  /** The characters between two places of the text, as a range of the document; null where nothing can be marked. */
  rangeOf: (from: number, to: number) => Range | null;
  /** What a range of the document marks of the text, without spaces at its ends; null when that is nothing. */
  placeOf: (range: Range) => { from: number; to: number } | null;
}

/** What is drawn into a lesson is no text of its author, and notes are none either. */
const DRAWN = '[data-figure], [data-activity], [data-note-place], [popover], script, style';
const BLOCKS =
  'p, li, h2, h3, h4, blockquote, td, th, dt, dd, pre, summary, figcaption, div, section, details';

/** Reads the words of a lesson. Spaces between two words count as one, and so does the end of a block. */
export function lessonWords(root: HTMLElement): LessonWords {
  const nodes: Text[] = [];
  const offsets: number[] = [];
  let text = '';
  let block: Element | null = null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    if (!(node instanceof Text) || parentElement === null || parentElement.closest(DRAWN) !== null) continue;
    const ownBlock: Element | null = parentElement.closest(BLOCKS);
    if (ownBlock !== block) add(' ', node, 0);
    block = ownBlock;
    for (let offset = 0; offset < node.data.length; offset += 1) add(node.data[offset] ?? '', node, offset);
  }
  return { text, rangeOf, placeOf };

  function add(unit: string, node: Text, offset: number): void {
    const isSpace = /\s/.test(unit);
    if (isSpace && (text === '' || text.endsWith(' '))) return;
    text += isSpace ? ' ' : unit;
    nodes.push(node);
    offsets.push(offset);
  }

  function rangeOf(from: number, to: number): Range | null {
    const [first, last] = [nodes[from], nodes[to - 1]];
    if (first === undefined || last === undefined) return null;
    const range = document.createRange();
    range.setStart(first, offsets[from] ?? 0);
    range.setEnd(last, Math.min(last.data.length, (offsets[to - 1] ?? 0) + 1));
    return range;
  }

  function placeOf(range: Range): { from: number; to: number } | null {
    const isMarked = (place: number) => {
      const [node, offset] = [nodes[place], offsets[place]];
      if (node === undefined || offset === undefined || !range.intersectsNode(node)) return false;
      if (node === range.startContainer && offset < range.startOffset) return false;
      return !(node === range.endContainer && offset >= range.endOffset);
    };
    let from = 0;
    while (from < text.length && (!isMarked(from) || text[from] === ' ')) from += 1;
    let to = text.length;
    while (to > from && (!isMarked(to - 1) || text[to - 1] === ' ')) to -= 1;
    return to > from ? { from, to } : null;
  }
}
