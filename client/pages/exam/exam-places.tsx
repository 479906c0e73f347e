import { Trans, useLingui } from '@lingui/react/macro';
import type { ExamQuestion } from '#domain/exams/contract.ts';
import type { PlacementAnswer } from '#domain/placement/contract.ts';

interface ExamPlacesProps {
  questions: readonly ExamQuestion[];
  answers: ReadonlyMap<number, PlacementAnswer>;
  /** The place of the question that is shown. */
  current: number;
  onGo: (place: number) => void;
}

/** Every question of a sitting by its number: a full mark is answered, an open one is not, and the ring is here. */
export function ExamPlaces({ questions, answers, current, onGo }: ExamPlacesProps) {
  const { t } = useLingui();
  const answered = questions.filter(({ place }) => isAnswered(answers, place)).length;
  return (
    <nav aria-label={t`Questions`} className="grid gap-3">
      <p className="font-semibold">
        <Trans>
          {answered} of {questions.length} answered
        </Trans>
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-x-1 sm:grid-cols-8">
        {questions.map(({ place }) => {
          const isDone = isAnswered(answers, place);
          return (
            <li key={place}>
              <button
                type="button"
                aria-current={place === current ? 'step' : undefined}
                aria-label={isDone ? t`Question ${place}, answered` : t`Question ${place}, open`}
                onClick={() => onGo(place)}
                className={
                  'grid min-h-11 w-full place-items-center rounded-tag text-15 tabular-nums hover:bg-sunken ' +
                  'aria-[current]:bg-plum-soft aria-[current]:font-semibold aria-[current]:text-plum sm:min-h-9'
                }
              >
                <span>{place}</span>
                <span
                  aria-hidden="true"
                  className={
                    isDone ? 'h-1 w-6 bg-ink forced-colors:bg-[CanvasText]' : 'h-1 w-6 border border-control'
                  }
                />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function isAnswered(answers: ReadonlyMap<number, PlacementAnswer>, place: number): boolean {
  return (answers.get(place) ?? null) !== null;
}
