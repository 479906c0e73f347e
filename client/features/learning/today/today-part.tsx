import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TodayStretch } from '#domain/knowledge/today-contract.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { CourseDrawing } from '../../../ui/course-drawing/course-drawing.tsx';
import { AnswersPicture } from './answers-picture.tsx';
import { DrillReason } from './drill-reason.tsx';
import { ForgettingPicture } from './forgetting-picture.tsx';
import { LessonReason } from './lesson-reason.tsx';
import { MarketPicture } from './market-picture.tsx';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { ReturnPicture } from './return-picture.tsx';
import { ReviewsReason } from './reviews-reason.tsx';
import { RulerDot } from './ruler-dot.tsx';
import { ScenarioReason } from './scenario-reason.tsx';
import { StretchLink, StretchTitle } from './stretch-link.tsx';

interface TodayPartProps {
  stretch: TodayStretch;
  /** The learner's day. */
  day: string;
  /** Whether it is the next one to do. */
  isNext: boolean;
  /** Whether it is the one thing to do on the screen. */
  isPrimary: boolean;
  /** Whether the ruler ends with it. */
  isLast: boolean;
}

/** A stretch of the ruler: its picture, its minutes, what it is, why it is there, and the way to it. */
export function TodayPart({ stretch, day, isNext, isPrimary, isLast }: TodayPartProps) {
  const { minutes, is_done } = stretch;
  const state = is_done ? 'done' : isNext ? 'here' : 'ahead';
  return (
    <li className="relative flex flex-col pb-8 max-lg:border-s-2 max-lg:border-line max-lg:ps-6 max-lg:last:border-transparent lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:pb-0">
      <span className="absolute -start-[0.4375rem] top-1 lg:hidden">
        <RulerDot state={state} />
      </span>
      <div className="order-2 my-3 h-28 max-w-80 lg:row-start-1 lg:my-0 lg:mb-3 lg:me-8">
        <StretchPicture stretch={stretch} day={day} />
      </div>
      <div aria-hidden="true" className="relative h-4 max-lg:hidden lg:row-start-2">
        <div
          className={`absolute inset-x-0 top-1/2 -mt-px border-t-2 ${state === 'here' ? 'border-plum' : state === 'done' ? 'border-ink' : 'border-control'}`}
        />
        {Array.from({ length: minutes - 1 }, (_, place) => (
          <span
            key={place}
            className="absolute top-1/2 -mt-1 h-2 border-s border-control"
            style={{ insetInlineStart: `${((place + 1) / minutes) * 100}%` }}
          />
        ))}
        <span className="absolute start-0 top-1/2 -mt-1.5 -ms-px">
          <RulerDot state={state} />
        </span>
        {isLast && <span className="absolute end-0 top-1/2 -mt-1 h-2 border-s border-control" />}
      </div>
      <p
        className={`text-13 lg:row-start-3 lg:mt-1 ${state === 'here' ? 'font-medium text-plum' : 'text-muted'}`}
      >
        <Trans>{minutes} min</Trans>
      </p>
      <h3 className="text-20 lg:row-start-4 lg:pe-6">
        <StretchTitle stretch={stretch} />
      </h3>
      <div className="order-3 max-w-measure text-15 text-muted lg:row-start-5 lg:mt-1 lg:pe-6">
        <StretchReason stretch={stretch} />
      </div>
      <div className="order-4 mt-3 lg:row-start-6 lg:pe-6">
        {is_done ? (
          <p className="inline-flex min-h-11 items-center gap-2 text-15 font-medium">
            <Check aria-hidden="true" className="size-5 text-success" />
            <Trans>Done</Trans>
          </p>
        ) : (
          <StretchLink stretch={stretch} className={linkStyles(isPrimary)} />
        )}
      </div>
    </li>
  );
}

function linkStyles(isPrimary: boolean): string {
  return isPrimary ? buttonStyles('primary', 'max-sm:w-full') : buttonStyles('link');
}

function StretchPicture({ stretch, day }: { stretch: TodayStretch; day: string }) {
  switch (stretch.kind) {
    case 'reviews':
      return stretch.left.length > 0 ? (
        <ForgettingPicture skills={stretch.left} day={day} />
      ) : (
        <ReturnPicture returnsOn={stretch.returns_on} day={day} />
      );
    case 'lesson':
      return <CourseDrawing slug={stretch.course_slug} className="h-full w-full" />;
    case 'drill':
      return <AnswersPicture answers={stretch.answers} isBegun={stretch.reason === 'begun'} />;
    case 'puzzle':
      return <PuzzlePicture candles={stretch.candles} />;
    case 'scenario':
      return <MarketPicture closes={stretch.picture} />;
  }
}

function StretchReason({ stretch }: { stretch: TodayStretch }): ReactNode {
  switch (stretch.kind) {
    case 'reviews':
      return <ReviewsReason stretch={stretch} />;
    case 'lesson':
      return <LessonReason stretch={stretch} />;
    case 'drill':
      return <DrillReason stretch={stretch} />;
    case 'puzzle':
      return stretch.is_right === null ? (
        <Trans>The same bars for everybody. One look, one answer.</Trans>
      ) : stretch.is_right ? (
        <Trans>Answered, and right.</Trans>
      ) : (
        <Trans>Answered, and what is true stands on the chart.</Trans>
      );
    case 'scenario':
      return <ScenarioReason stretch={stretch} />;
  }
}
