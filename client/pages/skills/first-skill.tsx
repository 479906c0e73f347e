import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SkillGrowth } from '../../features/knowledge/skills/skill-growth.tsx';
import { GoOnWords } from '../../features/learning/onboarding/onboarding-card.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { useNextStep } from '../first-lesson/use-next-step.ts';

/** For whoever has met no skill yet: what will stand here, and the way to the first of them. */
export function FirstSkill() {
  const { next, goOn, pending, failure } = useNextStep();
  return (
    <section className="grid gap-6 border-y border-line py-6" aria-labelledby="first-skill">
      <h2 id="first-skill" className="text-24">
        <Trans>Your first answers fill the first mark</Trans>
      </h2>
      {/* As high while it is not known where it leads. */}
      <div className="flex min-h-11">
        {next === null && (
          <Link to="/dashboard" className={buttonStyles('primary')}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        )}
        {next != null && (
          <Button pending={pending} onClick={goOn}>
            <GoOnWords next={next} />
          </Button>
        )}
      </div>
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <SkillGrowth />
    </section>
  );
}
