import { rebuildStates } from '#server/functions/rebuild-states.ts';
import { openInstallation } from './demo-data/open-installation.ts';

/*
 * `npm run learning:rebuild` brings in answers of learners of whom there is no evidence yet, computes the state of every
 * learner's skills anew from the responses and from nothing else, and says what it changed.
 */

async function run(): Promise<string> {
  const { database, close } = await openInstallation(process.env);
  try {
    await database.query('select private.import_responses()');
    const { learners, changedLearners, changedSkills } = await rebuildStates(database, (done) =>
      console.log(`${done} learners`),
    );
    return `${learners} learners: ${changedSkills} skills of ${changedLearners} stood otherwise than their answers say.`;
  } finally {
    await close();
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
