import { DELAYED } from '#domain/seasons/season-terms.ts';

/**
 * The first answers that count as delayed: in reviews, within the window of a season, of a skill that was not asked for two weeks.
 * @param entries the alias of `season_entries` in the statement, as is `seasons`
 */
export const delayedAnswers = (entries: string, seasons: string) => `public.responses
  where responses.user_id = ${entries}.user_id and responses.place = 'review' and responses.try = 1
    and responses.days_since >= ${DELAYED.days}
    and responses.answered_at >= ${seasons}.opens_at and responses.answered_at < ${seasons}.closes_at`;
