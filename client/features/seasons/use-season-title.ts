import { useLingui } from '@lingui/react/macro';
import type { SeasonState } from '#domain/seasons/contract.ts';
import { seasonParts } from '#domain/seasons/season-parts.ts';

/** What is the matter with a season, as its title. */
export function useSeasonTitle() {
  const { t, i18n } = useLingui();
  const day = (moment: string) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long' }).format(new Date(moment));
  return ({ season, entry, result }: SeasonState): string => {
    const { number, phase } = season;
    const [opens, closes] = [day(season.opens_at), day(season.closes_at)];
    if (result !== null) {
      const { rank, of } = result;
      return t`Rank ${rank} of ${of} in season ${number}`;
    }
    if (phase === 'over') return t`Season ${number} is over`;
    if (phase === 'closing') return t`Season ${number} is over and is being measured`;
    if (phase === 'planned') return t`Season ${number} begins on ${opens} and ends on ${closes}`;
    if (entry === null || entry.has_left) return t`Season ${number} is open until ${closes}`;
    const done = seasonParts(entry, result).filter(({ share }) => share === 1).length;
    return t`${done} of 3 parts are in; season ${number} ends on ${closes}`;
  };
}
