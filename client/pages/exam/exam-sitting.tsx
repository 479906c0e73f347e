import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ExamState, OpenSitting } from '#domain/exams/contract.ts';
import { useErrorWording } from '../../lib/errors/use-error-wording.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExamPlaces } from './exam-places.tsx';
import { ExamQuestionForm } from './exam-question-form.tsx';
import { useFinishExam } from './finish-exam.ts';
import { TimeLeft } from './time-left.tsx';
import { useSavedAnswers } from './use-saved-answers.ts';

interface ExamSittingProps {
  exam: ExamState;
  sitting: OpenSitting;
  title: string;
}

/** A sitting: forward and back among its questions, every answer kept, handed in when somebody wants or when its time is over. */
export function ExamSitting({ exam, sitting, title }: ExamSittingProps) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { questions } = sitting;
  const kept = useSavedAnswers(sitting);
  const finish = useFinishExam(exam.lesson_id);
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ answer }) => answer === null),
    ),
  );
  const [isAsked, setIsAsked] = useState(false);
  const question = questions[index];
  const open = questions.filter(({ place }) => (kept.answers.get(place) ?? null) === null).length;
  const isLast = index === questions.length - 1;
  const go = (to: number) => {
    void kept.send();
    setIndex(Math.min(questions.length - 1, Math.max(0, to)));
  };
  const handIn = async () => {
    if (await kept.send()) finish.mutate(sitting.id);
    else setIsAsked(false);
  };
  const failure = finish.isError ? finish.error : kept.state.kind === 'failed' ? kept.state.error : undefined;
  return (
    <>
      <PageHeader title={t`Exam: ${title}`} hidden />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">
          <TimeLeft
            seconds={sitting.seconds_left}
            minutes={exam.minutes}
            onOver={() => finish.mutate(sitting.id)}
          />
        </div>
        <div className="grid max-w-measure content-start gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {question && (
            <ExamQuestionForm
              key={question.place}
              question={{ ...question, answer: kept.answers.get(question.place) ?? null }}
              label={
                <Trans>
                  Question {index + 1} of {questions.length}
                </Trans>
              }
              onAnswer={(answer) => kept.keep(question.place, answer)}
              onSubmit={() => (isLast ? setIsAsked(true) : go(index + 1))}
            >
              <div className="flex flex-wrap items-center gap-2">
                <Button type="submit" pending={finish.isPending}>
                  {isLast ? <Trans>Hand in</Trans> : <Trans>Next question</Trans>}
                </Button>
                {index > 0 && (
                  <Button look="quiet" onClick={() => go(index - 1)}>
                    <Trans>Previous question</Trans>
                  </Button>
                )}
              </div>
            </ExamQuestionForm>
          )}
          <div role="alert" className="grid justify-items-start gap-2 text-danger empty:hidden">
            {failure !== undefined && (
              <>
                <p>{describe(failure)}</p>
                <p>
                  <Trans>What you answered is still on this screen.</Trans>
                </p>
                <Button look="secondary" onClick={() => void kept.send()}>
                  <Trans>Send again</Trans>
                </Button>
              </>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
            <p className="text-15 text-muted">
              {kept.state.kind === 'kept' ? (
                <Trans>Every answer is kept.</Trans>
              ) : (
                <Trans>Not kept yet.</Trans>
              )}{' '}
              <Trans>The time goes on when you leave.</Trans>
            </p>
            <Link
              to="/course/$courseId"
              params={{ courseId: exam.course_id }}
              search={{ lesson: exam.lesson_id }}
              className={buttonStyles('link')}
            >
              <Trans>Leave and go on later</Trans>
            </Link>
            {!isLast && (
              <Button look="quiet" pending={finish.isPending} onClick={() => setIsAsked(true)}>
                <Trans>Hand in now</Trans>
              </Button>
            )}
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-start-2">
          <ExamPlaces
            questions={questions}
            answers={kept.answers}
            current={question?.place ?? 0}
            onGo={(place) => go(questions.findIndex((other) => other.place === place))}
          />
        </div>
      </div>
      <Dialog title={<Trans>Hand in the exam</Trans>} open={isAsked} onClose={() => setIsAsked(false)}>
        <p>
          {open === 0 ? (
            <Trans>Every question is answered. After this no answer can be changed.</Trans>
          ) : (
            <Plural
              value={open}
              one="One question is open, and counts as not right. After this no answer can be changed."
              other="# questions are open, and count as not right. After this no answer can be changed."
            />
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button pending={finish.isPending} onClick={() => void handIn()}>
            <Trans>Hand in</Trans>
          </Button>
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            <Trans>Back to the questions</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
