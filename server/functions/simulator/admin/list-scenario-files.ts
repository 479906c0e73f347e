import {
  type EditableScenario,
  type ListScenarioFilesAnswer,
  listScenarioFilesRequest,
  type PractisedLesson,
} from '#domain/simulator/scenario-editing-contract.ts';
import { adminReading } from '../../admin-function.ts';

/** All scenarios as they are written, with what came of them, those that an admin made last, and what they can be about. */
export const listScenarioFiles = adminReading(
  'list-scenario-files',
  listScenarioFilesRequest,
  async (_input, { query }): Promise<ListScenarioFilesAnswer> => {
    const { rows } = await query<EditableScenario>(
      `select offered.id, is_edited, lessons.title as lesson_title, offered.scenario,
         coalesce(tried.tries, 0) as tries, coalesce(tried.met, 0) as met
       from public.simulator_scenarios as offered
       left join public.lessons on lessons.id = lesson_id
       left join (
         select scenario, count(is_met)::int as tries, (count(*) filter (where is_met))::int as met
         from private.simulator_tries join private.simulator_grades using (session_id) group by scenario
       ) as tried on tried.scenario = offered.id
       order by is_edited, offered.order_index, offered.id`,
    );
    const lessons = await query<PractisedLesson>(
      `select concat_ws('/', courses.slug, modules.slug, lessons.slug) as path, lessons.title,
         concat_ws(': ', courses.title, modules.title) as module_title, lessons.skills
       from public.lessons join public.modules on modules.id = module_id
       join public.courses on courses.id = lessons.course_id
       where lessons.retired_at is null and modules.status = 'written'
       order by courses.order_index, modules.order_index, lessons.order_index`,
    );
    const skills = await query<{ id: string; name: string }>(
      `select skills.id, skills.name from public.skills join public.skill_strands as strands on strands.id = strand_id
       order by strands.order_index, skills.order_index`,
    );
    return { scenarios: rows, lessons: lessons.rows, skills: skills.rows };
  },
);
