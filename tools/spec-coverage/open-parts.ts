/** A part of a line of docs/specification.txt that no test proves, where tests prove the rest of the line. */
export interface OpenPart {
  line: number;
  part: string;
}

/** What is known to be open besides the lines that have no test at all. */
export const openParts: readonly OpenPart[] = [{ line: 19, part: 'No AI service is called' }];
