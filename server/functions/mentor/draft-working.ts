import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import type { PositionSize } from '#domain/mentor/position-size-of.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Draft } from './draft-answer.ts';

/** The intent that says the same in general. */
const GENERAL = 'position-size';

/** Works out a position size with the learner's own numbers. */
export function draftWorking(
  { replies, intents }: Mentor,
  { account, percent, risk, distance, size }: PositionSize,
  language: Language,
): Draft {
  const money = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  const numbers: Readonly<Record<string, string>> = {
    account: money.format(account),
    percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(
      percent / 100,
    ),
    risk: money.format(risk),
    distance: money.format(distance),
    size: money.format(size),
  };
  const words = inLanguage(replies.sizing, language).replaceAll(
    /\{(\w+)\}/g,
    (_, name) => numbers[name] ?? '',
  );
  return { answeredBy: GENERAL, before: [words], places: intents.get(GENERAL)?.places ?? [], after: [] };
}
