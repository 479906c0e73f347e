import type { UserId } from '#domain/kernel/ids.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { inLanguage } from '#domain/kernel/languages.ts';
import { type SuggestQuestionsResponse, suggestQuestionsRequest } from '#domain/mentor/contract.ts';
import { type LearnerContext, suggestQuestions } from '#domain/mentor/suggest-questions.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import type { Query } from '../../adapters/sql.ts';
import type { ProductFunction } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { mayKnow } from './may-know.ts';
import { knownLanguage } from '../known-language.ts';

const SUGGESTED = 4;

/** Suggests what to ask, from where the learner stands. */
export function createSuggestQuestions({ intents, replies }: Mentor): ProductFunction {
  // What is said before and after a question is no question.
  const askable = [...intents.values()].filter(({ modules }) => modules.length > 0);
  const topics = Object.values(replies.topics);
  return async (request, { caller, query }) => {
    const userId = requireUser(caller);
    const language = knownLanguage((await readCall(request, suggestQuestionsRequest)).language);
    const context = (await mayKnow(query, userId))
      ? await loadLearnerContext(query, userId)
      : { currentModule: undefined, weakSkills: [], answered: new Set<string>() };
    const isNew = context.currentModule === undefined && context.weakSkills.length === 0;
    // The topics are the part of the mentor that speaks every language.
    const questions =
      language !== 'en' && isNew
        ? topics.map(({ question }) => inLanguage(question, language))
        : suggestQuestions(askable, context, SUGGESTED).flatMap((id) => intents.get(id)?.question ?? []);
    return Response.json({ questions } satisfies SuggestQuestionsResponse);
  };
}

async function loadLearnerContext(query: Query, userId: UserId): Promise<LearnerContext> {
  const positions = await query<{ module_id: string }>(
    `select module_id from public.lesson_positions join public.lessons on lessons.id = lesson_id
     where user_id = $1 order by updated_at desc limit 1`,
    [userId],
  );
  const weak = await query<{ skill: string }>(
    `select skill from (
       select distinct on (skill) skill, is_correct, answered_at from public.quiz_answers
       where user_id = $1 and skill is not null and try = 1 order by skill, answered_at desc
     ) as latest where not is_correct order by answered_at desc`,
    [userId],
  );
  const answered = await query<{ answered_by: string }>(
    'select distinct answered_by from public.mentor_messages where user_id = $1 and answered_by is not null',
    [userId],
  );
  return {
    currentModule: oneOrNone(positions.rows)?.module_id,
    weakSkills: weak.rows.map(({ skill }) => skill),
    answered: new Set(answered.rows.map(({ answered_by }) => answered_by)),
  };
}
