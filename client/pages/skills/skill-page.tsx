import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';
import { useReadSkill } from '../../features/knowledge/skills/read-skill.ts';
import { useReadSkills } from '../../features/knowledge/skills/read-skills.ts';
import { type Skill, useSkills } from '../../features/knowledge/skills/fetch-skills.ts';
import { SkillAnswers } from '../../features/knowledge/skills/skill-answers.tsx';
import { SkillLink } from '../../features/knowledge/skills/skill-link.tsx';
import { SkillMark } from '../../features/knowledge/skills/skill-mark.tsx';
import { useStrandNames } from '../../features/knowledge/skills/use-strand-names.ts';
import { TaughtPlaces } from './taught-places.tsx';
import { useSkillLevelNames } from '../../features/knowledge/skills/use-skill-level-names.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Day } from '../../ui/value/date-display.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { SkillInSimulator } from './skill-in-simulator.tsx';

const route = getRouteApi('/protected/skills/$skillId');

const skeleton = ['h-11 w-2/3', 'h-5 w-full', 'h-5 w-1/2'];

/** One skill: what it is, what the learner's answers say of it, what it rests on and leads to, where it is taught. */
export function SkillPage() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { skillId } = route.useParams();
  const skills = useSkills();
  const states = useReadSkills();
  const failed = t`The skill could not be loaded`;
  return (
    <QueryState query={skills} failed={failed} describe={describe} skeleton={skeleton}>
      {(strands) => {
        const all = strands.flatMap((strand) => strand.skills);
        const skill = all.find(({ id }) => id === skillId);
        if (skill === undefined) return <NotFoundPage />;
        return (
          <QueryState query={states} failed={failed} describe={describe} skeleton={skeleton}>
            {(found) => (
              <SkillParts
                key={skill.id}
                skill={skill}
                all={all}
                due={found.get(skill.id)?.due ?? null}
                statusOf={(id) => found.get(id)?.status ?? 'not_met'}
              />
            )}
          </QueryState>
        );
      }}
    </QueryState>
  );
}

interface SkillPartsProps {
  skill: Skill;
  all: readonly Skill[];
  /** The day on which a review asks for it. */
  due: string | null;
  statusOf: (skillId: string) => SkillStatus;
}

function SkillParts({ skill, all, due, statusOf }: SkillPartsProps) {
  const { t } = useLingui();
  const strandName = useStrandNames().get(skill.strand_id);
  const level = useSkillLevelNames()[skill.level - 1];
  const status = statusOf(skill.id);
  const canDrill = useReadSkill(skill.id).data?.can_drill;
  // What holds needs no drill.
  const drillLook = buttonStyles(status === 'learning' || status === 'fading' ? 'primary' : 'link');
  return (
    <div className="grid gap-8">
      <div className="grid gap-2">
        <Breadcrumb
          links={[
            <Link key="skills" to="/skills" className="underline underline-offset-4">
              <Trans>Skills</Trans>
            </Link>,
          ]}
          here={<span lang="en">{skill.name}</span>}
        />
        <PageHeader
          title={<InEnglish words={skill.name} />}
          documentTitle={t`${skill.name}, skill`}
          lead={<InEnglish words={skill.can_do} />}
        />
        <p className="text-15 text-muted">
          {strandName} · {level}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-4">
        <p className="flex max-w-measure items-start gap-3 text-20">
          <span className="mt-1.5">
            <SkillMark status={status} />
          </span>
          <span>
            <StatusMeaning status={status} />{' '}
            {due !== null && (
              <Trans>
                It returns in a review on <Day value={due} />.
              </Trans>
            )}
          </span>
        </p>
        {due !== null && canDrill !== false && (
          <Link
            to="/drill/$skillId"
            params={{ skillId: skill.id }}
            // Its room is kept until it is known whether there is anything to drill.
            className={canDrill ? drillLook : `${drillLook} invisible`}
          >
            <Trans>Start the drill</Trans>
          </Link>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-8">
          <section className="grid gap-3">
            <h2 className="text-24">
              <Trans>Your answers</Trans>
            </h2>
            <SkillAnswers skillId={skill.id} />
          </section>
          <section className="grid gap-3">
            <h2 className="text-24">
              <Trans>Where it is taught</Trans>
            </h2>
            <TaughtPlaces skillId={skill.id} />
          </section>
          <SkillInSimulator skillId={skill.id} />
        </div>
        <div className="grid content-start gap-8">
          <SkillLinks
            title={t`What it rests on`}
            none={t`Nothing: you can begin here.`}
            skills={all.filter(({ id }) => skill.needs.includes(id))}
            statusOf={statusOf}
          />
          <SkillLinks
            title={t`What it leads to`}
            none={t`Nothing further: it stands at an end.`}
            skills={all.filter(({ needs }) => needs.includes(skill.id))}
            statusOf={statusOf}
          />
        </div>
      </div>
    </div>
  );
}

/** Skills are written in English. */
function InEnglish({ words }: { words: string }) {
  return (
    <span lang="en" dir="ltr" className="block rtl:text-end">
      {words}
    </span>
  );
}

function StatusMeaning({ status }: { status: SkillStatus }) {
  switch (status) {
    case 'mastered':
      return <Trans>Mastered: you were right again days after you had last met it.</Trans>;
    case 'known':
      return <Trans>Known: your first answers hold. Right again on two later days makes it mastered.</Trans>;
    case 'fading':
      return <Trans>Fading: you knew it, and have not recalled it for long. A review brings it back.</Trans>;
    case 'learning':
      return <Trans>Learning: your answers do not settle yet whether you know it.</Trans>;
    case 'not_met':
      return <Trans>Not met: nothing has asked you for it yet.</Trans>;
  }
}

interface SkillLinksProps {
  title: string;
  /** What is said when there is none. */
  none: string;
  skills: readonly Skill[];
  statusOf: (skillId: string) => SkillStatus;
}

function SkillLinks({ title, none, skills, statusOf }: SkillLinksProps) {
  return (
    <section className="grid gap-3">
      <h2 className="text-24">{title}</h2>
      {skills.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="grid gap-2">
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillLink skill={skill} status={statusOf(skill.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
