import * as v from 'valibot';

/** Longest question in characters. */
export const MAX_QUESTION_LENGTH = 2000;

export const askMentorRequest = v.object({
  conversation_id: v.optional(v.nullable(v.pipe(v.string(), v.uuid()))),
  content: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_QUESTION_LENGTH)),
});

/** A written answer of the mentor; `content` is plain text, links lead to lessons. */
export type MentorReply = { readonly id: string; readonly content: string; readonly created_at: string };

export type AskMentorResponse = { readonly conversation_id: string; readonly reply: MentorReply };

/** `content/mentor/replies.yaml`: one written answer per topic, and the answer to a request for advice. */
export const mentorReplies = v.strictObject({
  crypto: v.string(),
  forex: v.string(),
  risk: v.string(),
  start: v.string(),
  default: v.string(),
  advice: v.string(),
});
export type MentorReplies = v.InferOutput<typeof mentorReplies>;
