import type { MentorIntent } from '#domain/mentor/content-contract.ts';
import { indexIntents } from '#server/adapters/mentor/open-mentor.ts';
import type { Query } from '#server/adapters/sql.ts';

/** Gives the ids of the intents for a question, best first. */
export type Search = (question: string) => Promise<string[]>;

const LOOKED_AT = 3;

/** The search that the product uses: MiniSearch over words of Intl.Segmenter. */
export function miniSearch(intents: readonly MentorIntent[]): Search {
  const { find } = indexIntents(intents);
  return (question) => Promise.resolve(find(question, LOOKED_AT).map(({ id }) => id));
}

/** PostgreSQL full text over the same texts with the same weights; any word may match, the best covered come first. */
export async function fullText(query: Query, intents: readonly MentorIntent[]): Promise<Search> {
  await query('create table if not exists public.intents_to_compare (id text primary key, words tsvector)');
  for (const { id, question, examples, words, lessons, answer } of intents) {
    const names = [id, ...words, ...lessons].join(' . ').replaceAll(/[-/]/g, ' ');
    await query(
      `insert into public.intents_to_compare values ($1, setweight(to_tsvector('english', $2), 'A')
         || setweight(to_tsvector('english', $3), 'A') || setweight(to_tsvector('english', $4), 'B'))`,
      [id, [question, ...examples].join(' . '), names, answer],
    );
  }
  return async (question) => {
    const { rows } = await query<{ id: string }>(
      `select id from public.intents_to_compare,
         (select replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as asked) as question
       where words @@ asked order by ts_rank('{0.1, 0.2, 0.5, 1}', words, asked, 1) desc, id limit $2`,
      [question, LOOKED_AT],
    );
    return rows.map(({ id }) => id);
  };
}
