import { Trans, useLingui } from '@lingui/react/macro';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import { useReadSkills } from '../../features/knowledge/skills/read-skills.ts';
import { type Strand, useSkills } from '../../features/knowledge/skills/fetch-skills.ts';
import { SkillCounts } from '../../features/knowledge/skills/skill-counts.tsx';
import { SkillList } from '../../features/knowledge/skills/skill-list.tsx';
import { SkillMap } from '../../features/knowledge/skills/skill-map.tsx';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { FirstSkill } from './first-skill.tsx';
import { useHeldSkills } from './use-held-skills.ts';

const skeleton = ['h-5 w-1/2', 'h-96 w-full', 'h-4 w-2/3', 'h-4 w-1/2'];

/** Everything that is taught as a map of skills, with what the learner's answers say of each. */
export function SkillsPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const skills = useSkills();
  const states = useReadSkills();
  const failed = t`The skills could not be loaded`;
  return (
    <QueryState query={skills} failed={failed} describe={describe} skeleton={skeleton}>
      {(strands) => (
        <QueryState query={states} failed={failed} describe={describe} skeleton={skeleton}>
          {(found) => <Skills strands={strands} statusOf={(id) => found.get(id)?.status ?? 'not_met'} />}
        </QueryState>
      )}
    </QueryState>
  );
}

interface SkillsProps {
  strands: readonly Strand[];
  statusOf: (id: string) => SkillStatus;
}

function Skills({ strands, statusOf }: SkillsProps) {
  const title = useHeldSkills(strands, statusOf);
  const { t } = useLingui();
  const hasMet = strands.some(({ skills }) => skills.some(({ id }) => statusOf(id) !== 'not_met'));
  return (
    <div className="grid gap-10">
      <PageHeader
        title={title}
        documentTitle={t`Skills`}
        lead={
          <Trans>
            Each mark is something you can learn to do. It fills as your answers show it, and fades when it is
            not recalled for long. Only you see this.
          </Trans>
        }
      />
      {hasMet ? (
        <WholeMap strands={strands} statusOf={statusOf} />
      ) : (
        <>
          <FirstSkill />
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              <Trans>See the whole map</Trans>
            </summary>
            <div className="grid gap-10 pt-4">
              <WholeMap strands={strands} statusOf={statusOf} />
            </div>
          </details>
        </>
      )}
    </div>
  );
}

/** The map with its key, and the same in words. */
function WholeMap({ strands, statusOf }: SkillsProps) {
  return (
    <>
      <section className="grid gap-6" aria-labelledby="skill-map">
        <h2 id="skill-map" className="sr-only">
          <Trans>Map</Trans>
        </h2>
        <SkillMap strands={strands} statusOf={statusOf} />
        <SkillCounts strands={strands} statusOf={statusOf} />
      </section>
      <section className="grid gap-4" aria-labelledby="skill-list">
        <h2 id="skill-list" className="text-24">
          <Trans>In words</Trans>
        </h2>
        <SkillList strands={strands} statusOf={statusOf} />
      </section>
    </>
  );
}
