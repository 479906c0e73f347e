import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import { withTrueMinus } from '#domain/kernel/money/true-minus.ts';
import type { KnownFact } from '#domain/mentor/knowing-contract.ts';
import { DialogueLink } from './dialogue/dialogue-link.tsx';
import { Day } from '../../ui/value/date-display.tsx';

const linkStyles = 'text-plum underline underline-offset-4';

/** One fact: what it is about, what is known, and where that comes from. */
export function KnownFactLine({ fact }: { fact: KnownFact }) {
  const { label, words } = wordFact(fact);
  return (
    <div className="border-b border-line py-3">
      <dt className="text-13 text-muted">{label}</dt>
      <dd>{words}</dd>
    </div>
  );
}

function wordFact(fact: KnownFact): { label: ReactNode; words: ReactNode } {
  switch (fact.kind) {
    case 'level':
      return { label: <Trans>Level</Trans>, words: <SkillLevel level={fact.level} /> };
    case 'path':
      return {
        label: <Trans>Path</Trans>,
        words: (
          <Link to="/path" className={linkStyles}>
            <Trans>
              {fact.done} of {fact.stations} stations
            </Trans>
          </Link>
        ),
      };
    case 'weak':
      return {
        label: <Trans>Weakest skill</Trans>,
        words: (
          <>
            <SkillLink {...fact} />{' '}
            <span className="text-muted">
              <Trans>
                {fact.right} of {fact.asked} right at first try
              </Trans>
            </span>
            <Tally right={fact.right} asked={fact.asked} />
          </>
        ),
      };
    case 'fading':
      return {
        label: <Trans>Fading</Trans>,
        words: (
          <ul>
            {fact.skills.map((skill) => (
              <li key={skill.skill}>
                <SkillLink {...skill} />
              </li>
            ))}
          </ul>
        ),
      };
    case 'mistake':
      return { label: <Trans>Last mistake</Trans>, words: <LastMistake fact={fact} /> };
    case 'trades':
      return { label: <Trans>Last trades</Trans>, words: <LastTrades fact={fact} /> };
    case 'due':
      return {
        label: <Trans>Due today</Trans>,
        words: (
          <>
            <Link to="/review" className={linkStyles}>
              <Plural value={fact.reviews} one="# review" other="# reviews" />
            </Link>{' '}
            <span className="text-muted">
              <Trans>about {fact.minutes} min</Trans>
            </span>
          </>
        ),
      };
  }
}

function LastMistake({ fact }: { fact: Extract<KnownFact, { kind: 'mistake' }> }) {
  const { day, belief, course_id: courseId, lesson_id: lessonId } = fact;
  return (
    <>
      {courseId !== null && lessonId !== null ? (
        <Link
          to="/course/$courseId"
          params={{ courseId }}
          search={{ lesson: lessonId }}
          lang="en"
          className={linkStyles}
        >
          {fact.name}
        </Link>
      ) : (
        <SkillLink {...fact} />
      )}{' '}
      <span className="text-muted">
        <Day value={day} />
      </span>
      {belief !== null && (
        <q lang="en" dir="ltr" className="block text-muted">
          {belief}
        </q>
      )}
      {fact.dialogue !== null && <DialogueLink misconception={fact.dialogue} />}
    </>
  );
}

function LastTrades({ fact }: { fact: Extract<KnownFact, { kind: 'trades' }> }) {
  const { i18n } = useLingui();
  const { session_id: sessionId, trades, average_r: average, broken } = fact;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  const averageR =
    average === null ? '' : `${withTrueMinus(numberFormat(i18n.locale, digits).format(average))} R`;
  return (
    <>
      <Link to="/simulator/$sessionId" params={{ sessionId }} className={linkStyles}>
        <Plural value={trades} one="# trade in the simulator" other="# trades in the simulator" />
      </Link>{' '}
      {averageR !== '' && (
        <span className="text-muted">
          <Trans>
            <bdi dir="ltr">{averageR}</bdi> on average
          </Trans>
        </span>
      )}
      {broken !== null && (
        <span className="block text-muted">
          <Trans>
            A rule was broken that <SkillLink {...broken} /> keeps
          </Trans>{' '}
          {broken.times > 1 && <bdi dir="ltr">×{numberFormat(i18n.locale, {}).format(broken.times)}</bdi>}
        </span>
      )}
    </>
  );
}

function SkillLink({ skill, name }: { skill: string; name: string }) {
  return (
    <Link to="/skills/$skillId" params={{ skillId: skill }} lang="en" className={linkStyles}>
      {name}
    </Link>
  );
}

/** A dot for each answer, full for a right one. */
function Tally({ right, asked }: { right: number; asked: number }) {
  return (
    <span aria-hidden="true" className="mt-1 flex gap-1.5">
      {Array.from({ length: asked }, (_, place) => (
        <span
          key={place}
          className={`size-2.5 rounded-full border ${place < right ? 'border-ink bg-ink' : 'border-control'}`}
        />
      ))}
    </span>
  );
}

function SkillLevel({ level }: { level: string }) {
  if (level === 'beginner') return <Trans>Beginner</Trans>;
  if (level === 'intermediate') return <Trans>Intermediate</Trans>;
  return <Trans>Advanced</Trans>;
}
