import type { ExportConversationsResponse } from '#domain/mentor/contract.ts';
import type { ProductFunction } from '../product-function.ts';
import { requireUser } from '../read-call.ts';

type Row = ExportConversationsResponse['conversations'][number];

/** All conversations of the caller with what was said, however many there are, for a file of their own. */
export const exportConversations: ProductFunction = async (_request, { caller, query }) => {
  const userId = requireUser(caller);
  const { rows } = await query<Row>(
    `select title, mentor_conversations.created_at as started_at, (
       select coalesce(json_agg(json_build_object('role', role, 'content', content) order by created_at), '[]')
       from public.mentor_messages where conversation_id = mentor_conversations.id
     ) as messages
     from public.mentor_conversations where user_id = $1 order by created_at`,
    [userId],
  );
  return Response.json({ conversations: rows } satisfies ExportConversationsResponse);
};
