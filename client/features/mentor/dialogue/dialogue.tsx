import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DialogueTurn, DialogueView } from '#domain/mentor/dialogues/contract.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAnswerDialogue } from './answer-dialogue.ts';
import { useOpenDialogue } from './open-dialogue.ts';

/** A dialogue about a misconception: questions, answers to each choice, hints, and one question at the end that counts. */
export function Dialogue({ misconception }: { misconception: string }) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const dialogue = useOpenDialogue(misconception);
  const answering = useAnswerDialogue(misconception);
  return (
    <QueryState
      query={dialogue}
      failed={t`The dialogue could not be opened`}
      describe={describe}
      skeleton={['h-8 w-2/3', 'h-4 w-full', 'h-4 w-full', 'h-12 w-1/2', 'h-12 w-1/2']}
    >
      {(view) => (
        <Played
          view={view}
          pending={answering.isPending}
          onAnswer={(choice) =>
            answering.mutate(
              { view, choice },
              { onError: (error) => toast.error(t`Your answer was not sent. ${describe(error)}`) },
            )
          }
        />
      )}
    </QueryState>
  );
}

interface PlayedProps {
  view: DialogueView;
  pending: boolean;
  onAnswer: (choice: number) => void;
}

function Played({ view, pending, onAnswer }: PlayedProps) {
  const { t } = useLingui();
  const { belief, turns, asks, place, is_right: isRight, lessons, skill } = view;
  const newest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is there from the start is where it is.
    if (place > 0) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return (
    <article className="grid max-w-measure content-start gap-4">
      <header className="grid gap-1">
        <p className="text-15 text-muted">
          <Trans>A thought to look at</Trans>
        </p>
        <h2 lang="en" dir="ltr" className="text-24">
          {belief}
        </h2>
      </header>
      <div role="log" aria-label={t`Dialogue`} lang="en" dir="ltr" className="grid gap-4">
        {turns.map((turn, index) => (
          // What was said never changes: its place is its identity.
          <Turn key={index} turn={turn} />
        ))}
      </div>
      {asks ? (
        <div ref={newest} className="guide-voice grid scroll-mb-24 gap-2">
          <p className="text-15 text-muted">
            {asks.is_item ? <Trans>Your turn. This one counts.</Trans> : <Trans>What do you say?</Trans>}
          </p>
          <ul lang="en" dir="ltr" className="grid justify-items-start gap-2">
            {asks.choices.map((choice) => (
              <li key={choice.place}>
                <Button
                  look="secondary"
                  pending={pending}
                  className="px-4! text-start font-normal!"
                  onClick={() => onAnswer(choice.place)}
                >
                  {choice.text}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div ref={newest} className="grid scroll-mb-24 gap-3 border-t border-line pt-4">
          <p className="font-semibold">
            {isRight === true ? (
              <Trans>Right. The thought is sorted out.</Trans>
            ) : (
              <Trans>Not yet. Read it once more, and come back to it.</Trans>
            )}
          </p>
          {lessons.length > 0 && (
            <p className="text-15">
              <Trans>Where to read on:</Trans>{' '}
              {lessons.map(({ title, path }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <Link
                    to={new URL(path, location.origin).pathname}
                    search={Object.fromEntries(new URL(path, location.origin).searchParams)}
                    className="text-plum underline underline-offset-4"
                  >
                    {title}
                  </Link>
                </span>
              ))}
            </p>
          )}
          {skill !== null && (
            <Link
              to="/drill/$skillId"
              params={{ skillId: skill }}
              className={buttonStyles('primary', 'justify-self-start')}
            >
              <Trans>Four questions on this skill</Trans>
            </Link>
          )}
        </div>
      )}
    </article>
  );
}

function Turn({ turn }: { turn: DialogueTurn }) {
  if (turn.by === 'learner') {
    return (
      <p className="flex items-baseline gap-2 font-serif text-20">
        {turn.is_right ? (
          <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
        ) : (
          <X aria-hidden="true" className="size-4 shrink-0 text-danger" />
        )}
        <span className="sr-only">
          {turn.is_right ? <Trans>You, rightly:</Trans> : <Trans>You, not rightly:</Trans>}
        </span>
        {turn.text}
      </p>
    );
  }
  return (
    <div className="guide-voice">
      {turn.hint !== undefined && (
        <p className="text-13 text-muted">
          <Trans>Hint {turn.hint} of 3</Trans>
        </p>
      )}
      <p>{turn.text}</p>
    </div>
  );
}
