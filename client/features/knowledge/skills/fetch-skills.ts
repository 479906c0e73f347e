import { queryOptions, useQuery } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Backend } from '../../../lib/backend/connect-backend.ts';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** A skill of the curriculum. */
export type Skill = Pick<Tables<'skills'>, 'id' | 'strand_id' | 'name' | 'can_do' | 'level'> & {
  /** What has to be learned before it. */
  readonly needs: readonly string[];
};

/** What skills are about, with those of its skills, in the order of the curriculum. */
export interface Strand {
  readonly id: string;
  readonly skills: readonly Skill[];
}

/** Every skill by strand, in the order of the curriculum. */
export function skillsQuery(rest: Backend['rest']) {
  return queryOptions({
    queryKey: ['skills'],
    queryFn: async (): Promise<Strand[]> => {
      const strands = unwrap(
        await rest
          .from('skill_strands')
          .select(
            'id, skills(id, strand_id, name, can_do, level, needs:skill_prerequisites!skill_prerequisites_skill_id_fkey(prerequisite_id))',
          )
          .order('order_index')
          .order('order_index', { referencedTable: 'skills' }),
      );
      return strands.map(({ id, skills }) => ({
        id,
        skills: skills.map(({ needs, ...skill }) => ({
          ...skill,
          needs: needs.map(({ prerequisite_id }) => prerequisite_id),
        })),
      }));
    },
    staleTime: 10 * 60_000,
  });
}

/** Every skill by strand, see `skillsQuery`. */
export function useSkills() {
  return useQuery(skillsQuery(useBackend().rest));
}
