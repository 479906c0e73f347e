import { useLingui } from '@lingui/react/macro';
import { formatDay } from '#domain/kernel/time/format-date.ts';

interface PuzzleLine {
  /** Of the site. */
  name: string;
  day: string;
  isRight: boolean;
  /** Of the page where anybody can answer it. */
  address: string;
}

/** The line that is shared of a puzzle: it tells nothing of the answer. */
export function usePuzzleLine(): (line: PuzzleLine) => string {
  const { t, i18n } = useLingui();
  return ({ name, day, isRight, address }) => {
    const date = formatDay(day, i18n.locale);
    return isRight
      ? t`${name}, chart puzzle of ${date}: right. ${address}`
      : t`${name}, chart puzzle of ${date}: not this time. ${address}`;
  };
}
