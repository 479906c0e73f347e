/** A text without accents and without the hamza, as it is typed in a hurry; the vowels of Hindi stay. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Script=Inherited}/gu, '');
}

/** A pattern as it is written, and as somebody types it who leaves the marks out. */
type EitherWay = (text: string) => boolean;

export function eitherWay(pattern: RegExp): EitherWay {
  const unmarked = new RegExp(withoutMarks(pattern.source), pattern.flags);
  return (text) => pattern.test(text) || unmarked.test(withoutMarks(text));
}
