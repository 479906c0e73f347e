import { oneOrNone } from '#domain/kernel/one.ts';
import { type SaveScenarioAnswer, saveScenarioRequest } from '#domain/simulator/scenario-editing-contract.ts';
import type { ScenarioFile } from '#domain/simulator/scenarios/scenario-contract.ts';
import type { ScenarioPreview } from '../../../adapters/content/scenario-preview.ts';
import type { Query } from '../../../adapters/sql.ts';
import { type AdminFunction, adminAction } from '../../admin-function.ts';
import { Refusal } from '../../product-function.ts';

/** More would drown those of the courses in the list. */
const MOST = 100;

/**
 * Writes a scenario beside those of the content, or in the place of one that an admin made. It is held to what the linter asks of
 * those, and is never open to every account: how many are, the plans say. Sessions that have begun keep their terms.
 *
 * Refusals: 409 `scenario-not-sound`, with `problems`; 409 `scenario-out-of-date` (its lesson or a skill is no longer there);
 * 404 `scenario-not-found`; 409 `too-many-scenarios`.
 */
export function createSaveScenario({ check, picture }: ScenarioPreview): AdminFunction {
  return adminAction(
    'save-scenario',
    saveScenarioRequest,
    async ({ id: given, scenario: { open: _open, ...file } }, { query }) => {
      const problems = check(file);
      if (problems.length > 0) throw new Refusal(409, 'scenario-not-sound', { problems });
      const lessonId = await knownLesson(query, file);
      const id = given ?? (await newId(query, file.title));
      const row = [id, lessonId, file.skills, JSON.stringify(file), JSON.stringify(picture(id, file))];
      const { rowCount } = await query(given === null ? INSERT : UPDATE, row);
      if (rowCount === 0) throw new Refusal(404, 'scenario-not-found');
      const answer: SaveScenarioAnswer = { id };
      return { subjectId: null, details: { scenario: id, is_new: given === null }, answer };
    },
  );
}

const INSERT = `
  insert into public.simulator_scenarios
    (id, order_index, is_free, lesson_id, skills, scenario, picture, source_hash, is_edited)
  select $1, coalesce(max(order_index), 0) + 1, false, $2, $3, $4, $5, '', true from public.simulator_scenarios`;

const UPDATE = `
  update public.simulator_scenarios set lesson_id = $2, skills = $3, scenario = $4, picture = $5
  where id = $1 and is_edited`;

/** The id of a scenario's lesson. @throws Refusal 409 `scenario-out-of-date` */
async function knownLesson(query: Query, { lesson, skills, goal }: ScenarioFile): Promise<string> {
  const named = [...skills, ...goal.flatMap(({ skill }) => skill ?? [])];
  const [course = '', module = '', slug = ''] = lesson.split('/');
  const { rows } = await query<{ id: string }>(
    `select lessons.id from public.lessons join public.modules on modules.id = module_id
     join public.courses on courses.id = lessons.course_id
     where courses.slug = $1 and modules.slug = $2 and lessons.slug = $3 and lessons.retired_at is null
       and modules.status = 'written' and $4::text[] <@ array(select id from public.skills)`,
    [course, module, slug, named],
  );
  const known = oneOrNone(rows);
  if (!known) throw new Refusal(409, 'scenario-out-of-date');
  return known.id;
}

/** The title in letters and digits, with a number where it is taken. */
async function newId(query: Query, title: string): Promise<string> {
  const { rows } = await query<{ id: string; is_edited: boolean }>(
    'select id, is_edited from public.simulator_scenarios',
  );
  if (rows.filter(({ is_edited: isEdited }) => isEdited).length >= MOST)
    throw new Refusal(409, 'too-many-scenarios', { most: MOST });
  const taken = new Set(rows.map(({ id }) => id));
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['scenario'];
  const slug = words.join('-').slice(0, 50).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id)) return id;
  }
}
