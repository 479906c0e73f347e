import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TodayStretch } from '#domain/knowledge/today-contract.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';

/** What a stretch of today is called. */
export function StretchTitle({ stretch }: { stretch: TodayStretch }): ReactNode {
  const { i18n } = useLingui();
  switch (stretch.kind) {
    case 'reviews':
      return stretch.is_done ? (
        <Plural value={stretch.questions} one="# review done" other="# reviews done" />
      ) : (
        <Plural value={stretch.left.length} one="# review due" other="# reviews due" />
      );
    case 'lesson':
      return localizedText(stretch.lesson, 'title', i18n.locale);
    case 'drill':
      return <span lang="en">{stretch.skill_name}</span>;
    case 'puzzle':
      return <Trans>Today’s chart puzzle</Trans>;
    case 'scenario':
      return <span lang="en">{stretch.title}</span>;
  }
}

/** The way to a stretch of today. */
export function StretchLink({ stretch, className }: { stretch: TodayStretch; className: string }): ReactNode {
  switch (stretch.kind) {
    case 'reviews':
      return (
        <Link to="/review" className={className}>
          {stretch.answered > 0 ? <Trans>Go on with the reviews</Trans> : <Trans>Start the reviews</Trans>}
        </Link>
      );
    case 'lesson':
      return (
        <Link
          to="/course/$courseId"
          params={{ courseId: stretch.lesson.course_id }}
          search={{ lesson: stretch.lesson.id }}
          className={className}
        >
          <Trans>Open the lesson</Trans>
        </Link>
      );
    case 'drill':
      return (
        <Link to="/drill/$skillId" params={{ skillId: stretch.skill }} className={className}>
          {stretch.reason === 'begun' ? <Trans>Go on with the drill</Trans> : <Trans>Start the drill</Trans>}
        </Link>
      );
    case 'puzzle':
      return (
        <Link to="/puzzle/today" className={className}>
          <Trans>Look at the chart</Trans>
        </Link>
      );
    case 'scenario':
      return stretch.session === null ? (
        <Link
          to="/simulator/scenarios/$scenarioId"
          params={{ scenarioId: stretch.scenario }}
          className={className}
        >
          <Trans>Open the scenario</Trans>
        </Link>
      ) : (
        <Link to="/simulator/$sessionId" params={{ sessionId: stretch.session }} className={className}>
          <Trans>Go on with the session</Trans>
        </Link>
      );
  }
}
