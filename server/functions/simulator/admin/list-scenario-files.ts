import {
  type EditableScenario,
  type ListScenarioFilesAnswer,
  listScenarioFilesRequest,
} from '#domain/simulator/scenario-editing-contract.ts';
import { adminReading } from '../../admin-function.ts';

/** All scenarios as they are written, with what came of them; those that an admin made last. */
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
    return { scenarios: rows };
  },
);
