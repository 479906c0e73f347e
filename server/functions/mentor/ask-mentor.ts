import { type AskMentorResponse, askMentorRequest, QUESTION_LIMIT } from '#domain/mentor/contract.ts';
import { recall } from '#domain/mentor/follow-ups/recall.ts';
import type { RephrasingEvent } from '#domain/mentor/model/contract.ts';
import type { MentorModel } from '../../adapters/mentor/model/open-model.ts';
import type { Mentor } from '../../adapters/mentor/open-mentor.ts';
import { eventStream } from '../event-stream.ts';
import { knownLanguage } from '../known-language.ts';
import { type CountUse, type FunctionContext, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { readings } from '../readings.ts';
import { type Answer, type Asked, findAnswer } from './find-answer.ts';
import { examinedReading } from './is-examined.ts';
import { loadKnownFacts } from './load-known-facts.ts';
import { loadConsent, type MentorConsent } from './may-know.ts';
import { followWithModel } from './model/follow-with-model.ts';
import { gatherMaterial } from './model/gather-material.ts';
import { loadModelSettings } from './model/reserve-rephrasing.ts';
import { loadOpenItems, openPlaces } from './open-items/load-open-items.ts';
import { repliesReading, saveExchange } from './save-messages.ts';

/**
 * Answers a learner's question from what the mentor knows, and keeps both in a conversation. Where a model may reword the
 * answer and the caller takes `text/event-stream`, the answer is the first event, and the model's sentences follow.
 */
export function createAskMentor(
  mentor: Mentor,
  model: MentorModel | null,
  countUse: CountUse,
): ProductFunction {
  return async (request, context) => {
    const { caller, query, read, now } = context;
    const userId = requireUser(caller);
    const { conversation_id: given, content, language, about } = await readCall(request, askMentorRequest);
    const wait = await countUse('ask-mentor', userId, QUESTION_LIMIT);
    if (wait > 0) throw new Refusal(429, 'too-many-questions', { minutes: Math.ceil(wait / 60) });

    const { replies, isSilent, open } = await read(
      readings(
        {
          replies: repliesReading(userId, given ?? null),
          isSilent: examinedReading(userId, now()),
          open: openPlaces(userId, now(), about?.lesson_id),
        },
        (found) => found,
      ),
    );
    const asked = {
      userId,
      question: content,
      language: knownLanguage(language),
      recalled: recall(replies),
      about,
      isExamined: isSilent,
      // Who is examined is answered nothing, so that nothing could be told.
      openItems: isSilent ? [] : await loadOpenItems(query, userId, open),
    };
    const answer = await findAnswer(mentor, query, asked);

    const { working, piece } = answer;
    const { conversation_id, ...message } = await saveExchange(query, userId, given, {
      ...answer,
      question: content,
    });
    const response: AskMentorResponse = {
      conversation_id,
      reply: { ...message, content: answer.content, working, piece },
      related: answer.related,
    };
    const { parts } = answer;
    const takesEvents = request.headers.get('accept')?.includes('text/event-stream') ?? false;
    if (!model || !parts || !takesEvents || isUncheckable(asked)) return Response.json(response);
    const consent = await loadConsent(query, userId);
    if (!consent.rephrases || !(await loadModelSettings(query)).is_on) return Response.json(response);
    return eventStream(
      speak(response, { mentor, model, asked, parts, consent, signal: request.signal }, context),
    );
  };
}

/**
 * Whether it could not be told if a model gave away a question before the learner: what it says in another language than
 * that of the questions cannot be compared with them.
 */
function isUncheckable({ language, openItems }: Asked): boolean {
  return language !== 'en' && openItems.length > 0;
}

type Speaking = {
  readonly mentor: Mentor;
  readonly model: MentorModel;
  readonly asked: Asked;
  readonly parts: NonNullable<Answer['parts']>;
  readonly consent: MentorConsent;
  readonly signal: AbortSignal;
};

async function* speak(
  answer: AskMentorResponse,
  { mentor, asked, consent, ...speaking }: Speaking,
  { query, transaction, now }: FunctionContext,
): AsyncGenerator<RephrasingEvent> {
  yield { kind: 'answer', answer, is_spoken: true };
  const { userId } = asked;
  const facts = consent.knows
    ? await transaction((write, read) => loadKnownFacts(mentor, write, read, { userId, now: now() }))
    : [];
  const material = await gatherMaterial(mentor, query, asked, speaking.parts, facts);
  const messageId = answer.reply.id;
  yield* followWithModel({ ...speaking, query, transaction, now, userId, messageId, material });
}
