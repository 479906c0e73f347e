import { removeScenarioRequest } from '#domain/simulator/scenario-editing-contract.ts';
import { adminAction } from '../../admin-function.ts';
import { Refusal } from '../../product-function.ts';

/**
 * Takes a scenario that an admin made from the list. Sessions that played it keep their terms and grades.
 *
 * Refusals: 404 `scenario-not-found`, also for those of the content, which go with their file.
 */
export const removeScenario = adminAction(
  'remove-scenario',
  removeScenarioRequest,
  async ({ id }, { query }) => {
    const { rowCount } = await query('delete from public.simulator_scenarios where id = $1 and is_edited', [
      id,
    ]);
    if (rowCount === 0) throw new Refusal(404, 'scenario-not-found');
    return { subjectId: null, details: { scenario: id }, answer: {} };
  },
);
