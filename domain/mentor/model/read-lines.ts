import { MAX_CHARACTERS } from './check-sentence.ts';

/** Takes a text as it comes in pieces. */
export type LineReader = {
  /** The lines that a piece completes, without empty ones. */
  readonly take: (piece: string) => string[];
  /** What is left at the end, as the last line. */
  readonly end: () => string[];
};

/** A line that is longer than any sentence may be is given at once: it is wrong however it goes on. */
const LONGEST_LINE = 2 * MAX_CHARACTERS;

/** Cuts a stream of text into lines, so that each can be checked as soon as it is whole. */
export function readLines(): LineReader {
  let rest = '';
  const filled = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean);
  return {
    take(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) {
        lines.push(rest);
        rest = '';
      }
      return filled(lines);
    },
    end() {
      const last = filled([rest]);
      rest = '';
      return last;
    },
  };
}
