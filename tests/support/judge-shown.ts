import type { RephrasingEvent } from '#domain/mentor/model/contract.ts';
import type { AskedModel } from './model-server.ts';

/** The citations behind sentences, which name a source and no number of the answer. */
const MARKS = /\[\d+\]\((\/course\/[0-9a-f-]+(?:\?lesson=[0-9a-f-]+)?)\)|\(\d+\)/g;

/**
 * What is wrong with what a learner was shown of a model, by other rules than those that the server goes by: nothing that the
 * stand-in planted, no number that stands in none of the texts it was given, no link but those of citations, no markup.
 *
 * @returns nothing where all of it holds
 */
export function judgeShown(events: readonly RephrasingEvent[], { planted, sources }: AskedModel): string[] {
  const shown = events.flatMap((event) =>
    event.kind === 'sentence' ? [event.text] : event.kind === 'rephrased' ? [saidIn(event.content)] : [],
  );
  const known = new Set(numbersOf(sources.join(' ')));
  return shown.flatMap((text) => {
    const bare = text.replaceAll(MARKS, '');
    return [
      ...planted.filter((line) => text.includes(line)).map((line) => `showed “${line}”`),
      ...numbersOf(bare).flatMap((number) =>
        known.has(number) ? [] : [`showed the number ${number}: “${bare}”`],
      ),
      ...(/https?:|www\.|[<>[\]`@]|\.example/.test(bare) ? [`showed a link or markup: “${bare}”`] : []),
    ];
  });
}

/** The model's part of a reply: not the working above it, nor the lessons below. */
function saidIn(content: string): string {
  return content.split('\n\n').find((paragraph) => !paragraph.startsWith('= ')) ?? '';
}

function numbersOf(text: string): string[] {
  return text.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];
}
