import type { UserId } from '#domain/kernel/ids.ts';
import { inLanguage, type Language } from '#domain/kernel/languages.ts';
import { one } from '#domain/kernel/one.ts';
import type { Mentor } from '../../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../../adapters/sql.ts';
import { saveActivityHints, saveQuizHints, saveReviewHints } from '../../learning/save-hints.ts';
import type { Draft } from '../draft-answer.ts';
import type { PlacedItem } from './load-open-items.ts';

/**
 * Answers a question about an open item with its hints and nothing else. Where the item is meant the next hint is given, which
 * counts as one taken beside the item; where an answer to something else would have told it, those that were taken are repeated.
 */
export async function draftHint(
  { replies }: Mentor,
  query: Query,
  {
    userId,
    language,
    item,
    isMeant,
  }: {
    readonly userId: UserId;
    readonly language: Language;
    readonly item: PlacedItem;
    readonly isMeant: boolean;
  },
): Promise<Draft> {
  const count = item.hints.length;
  const step = Math.min(item.taken + (isMeant ? 1 : 0), count);
  if (step > item.taken) await saveHints(query, userId, item, step);
  const label = inLanguage(replies.open_item.hint, language);
  const hints = item.hints
    .slice(0, step)
    .map(
      (hint, place) =>
        `- ${label.replace('{step}', String(place + 1)).replace('{count}', String(count))}: ${hint}`,
    );
  const none = inLanguage(replies.open_item.no_hint, language);
  const { rows } = await query<{ module_id: string }>('select module_id from public.lessons where id = $1', [
    item.lessonId,
  ]);
  return {
    answeredBy: 'hint',
    before: [
      inLanguage(replies.open_item.reply, language),
      ...(hints.length > 0 ? [hints.join('\n')] : count === 0 ? [none] : []),
    ],
    places: [{ moduleId: one(rows).module_id, lessonId: null }],
    after: [],
  };
}

async function saveHints(query: Query, userId: UserId, { askedIn }: PlacedItem, step: number): Promise<void> {
  switch (askedIn.kind) {
    case 'quiz':
      return saveQuizHints(query, userId, { ...askedIn, round: 1, step });
    case 'check':
      return saveActivityHints(query, userId, { ...askedIn, step });
    case 'review':
      return saveReviewHints(query, askedIn.questionId, step);
  }
}
