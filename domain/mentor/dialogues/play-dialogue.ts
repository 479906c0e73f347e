import type { DialogueTurn, DialogueView } from './contract.ts';
import type { Dialogue } from './dialogue-file.ts';

/** Where a dialogue stands. */
export type PlayedDialogue = {
  readonly view: Pick<DialogueView, 'turns' | 'asks' | 'is_right'>;
  /** The places in the content of the choices that are asked now, in the order in which they are shown. */
  readonly shown: readonly number[];
};

/**
 * Plays a dialogue as far as it was answered. A wrong choice is answered and followed by the next hint; the right one, or the
 * third hint, by the explanation, and that by the item, which is answered once.
 *
 * @param answers places in the content of the chosen choices, in the order in which they were given; nobody is told them,
 *   since the place of the right one may be known from elsewhere
 * @param turn by how much the choices are turned, so that they stand in another order for others
 * @throws RangeError for a choice that the content does not have, or an answer after the end
 */
export function playDialogue(
  { ask, choices, hints, explain, item }: Dialogue,
  answers: readonly number[],
  turn: number,
): PlayedDialogue {
  const turns: DialogueTurn[] = [{ by: 'mentor', text: ask }];
  const chosen = new Set<number>();
  let isExplained = false;
  let isRight: boolean | null = null;
  for (const answer of answers) {
    if (isRight !== null) throw new RangeError('The dialogue is over.');
    if (isExplained) {
      const choice = item.choices[answer];
      if (!choice) throw new RangeError(`The item has no choice ${answer}.`);
      isRight = choice.correct === true;
      turns.push({ by: 'learner', text: choice.text, is_right: isRight });
      turns.push({ by: 'mentor', text: choice.explanation });
      if (!isRight) turns.push(...rightOnes(item));
      continue;
    }
    const choice = choices[answer];
    if (!choice || chosen.has(answer)) throw new RangeError(`The dialogue has no choice ${answer} left.`);
    chosen.add(answer);
    const isExpected = choice.right === true;
    turns.push({ by: 'learner', text: choice.text, is_right: isExpected });
    turns.push({ by: 'mentor', text: choice.reply });
    const hint = chosen.size;
    const text = hints[hint - 1];
    const isLast = chosen.size === choices.length - 1;
    if (!isExpected && text !== undefined) turns.push({ by: 'mentor', text, hint });
    // With one choice left there is nothing to find any more: what was still to be hinted at is said, too.
    if (!isExpected && isLast) {
      for (const [place, more] of hints.entries())
        if (place >= hint) turns.push({ by: 'mentor', text: more, hint: place + 1 });
    }
    if (isExpected || isLast) {
      isExplained = true;
      turns.push({ by: 'mentor', text: explain }, { by: 'mentor', text: item.prompt });
    }
  }
  const shown = isRight === null ? shownNow() : [];
  const asked = isExplained ? item.choices : choices;
  const asks = {
    is_item: isExplained,
    choices: shown.map((content, place) => ({ place, text: asked[content]?.text ?? '' })),
  };
  return { view: { turns, is_right: isRight, asks: isRight === null ? asks : null }, shown };

  function shownNow(): number[] {
    const places = [...(isExplained ? item.choices : choices).keys()];
    const open = places.filter((place) => isExplained || !chosen.has(place));
    const by = turn % open.length;
    return [...open.slice(by), ...open.slice(0, by)];
  }
}

function rightOnes({ choices }: Dialogue['item']): DialogueTurn[] {
  return choices
    .filter(({ correct }) => correct)
    .map(({ text, explanation }) => ({ by: 'mentor', text: `${text}: ${explanation}` }));
}
