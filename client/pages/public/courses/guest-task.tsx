import type { ReactNode } from 'react';
import type { LearnerActivity } from '#domain/activities/learner-activity.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

interface GuestTaskProps {
  lessonId: string;
  name: string;
  activity: LearnerActivity;
  /** The items of a check, as guests are asked them. */
  items: readonly AskedItem[];
}

/** A task of a lesson as forms that guest/guest.ts sends; nothing for what only the app can do. */
export function GuestTask({ lessonId, name, activity, items }: GuestTaskProps) {
  const place = { 'data-lesson': lessonId, 'data-activity': name };
  if (activity.kind === 'check') {
    return (
      <ol className="m-0 grid list-none gap-8 p-0">
        {items.map((item) => (
          <li key={item.id} className="m-0">
            <CheckForm place={place} item={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (activity.kind !== 'commit') return null;
  if (activity.asks === 'choice') {
    return (
      <>
        <TaskForm place={place} asks="choice" press="Commit to it">
          <Choices name={`${lessonId}-${name}`} several={false} choices={activity.choices} legend={null} />
        </TaskForm>
        <ReadOn place={place} />
      </>
    );
  }
  if (activity.asks !== 'number') return null;
  const { from, to, unit } = activity;
  return (
    <>
      <TaskForm place={place} asks="number" press="Commit to it">
        <NumberEntry id={`${lessonId}-${name}`} unit={unit} hint={`From ${from} to ${to}.`} />
      </TaskForm>
      <ReadOn place={place} />
    </>
  );
}

/**
 * Lets the text below wait for the answer, as in the app (prose.css). Where no script runs nothing waits; where the script does not
 * come, the box alone shows the text.
 */
function ReadOn({ place }: { place: TaskPlace }) {
  return (
    <p
      data-waits-for={place['data-activity']}
      className="mt-2 flex flex-wrap items-center gap-x-4 text-15 text-muted print:hidden [@media(scripting:none)]:hidden"
    >
      <span>The text goes on when you have answered.</span>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input type="checkbox" data-reads-on className="size-5 shrink-0 accent-plum" />
        Read on without an answer
      </label>
    </p>
  );
}

type TaskPlace = { 'data-lesson': string; 'data-activity': string; 'data-item'?: string };

function CheckForm({ place, item }: { place: TaskPlace; item: AskedItem }) {
  const prompt = <SanitisedHtml html={item.prompt_html} className="prose" />;
  const id = `${place['data-lesson']}-${place['data-activity']}-${item.id}`;
  const at = { ...place, 'data-item': item.id };
  if (item.kind === 'ordering') {
    return (
      <TaskForm place={at} asks="order" press="Check">
        {prompt}
        <ol className="m-0 grid list-none gap-2 p-0">
          {item.choices?.map((choice) => (
            <StepRow key={choice.id} id={`${id}-${choice.id}`} choice={choice} />
          ))}
        </ol>
      </TaskForm>
    );
  }
  if (item.kind === 'numeric') {
    return (
      <TaskForm place={at} asks="number" unit={item.unit} press="Check">
        {prompt}
        <NumberEntry id={id} unit={item.unit} hint={undefined} />
      </TaskForm>
    );
  }
  const several = item.kind === 'multiple';
  return (
    <TaskForm place={at} asks={several ? 'several' : 'one'} press="Check">
      <Choices
        name={id}
        several={several}
        choices={item.choices ?? []}
        legend={
          <>
            {prompt}
            {several && <p className="mt-2 text-15 text-muted">Choose every right answer.</p>}
          </>
        }
      />
    </TaskForm>
  );
}

/** A step to put in its place; its buttons appear with the script that they need. */
function StepRow({ id, choice }: { id: string; choice: { readonly id: string; readonly html: string } }) {
  return (
    <li
      data-choice={choice.id}
      className="m-0 flex min-h-14 items-center gap-3 rounded-control border border-control bg-surface py-1 ps-4 pe-1"
    >
      <span id={id} className="min-w-0 flex-1 py-2">
        <SanitisedHtml inline html={choice.html} />
      </span>
      <span data-needs-script hidden className="flex shrink-0">
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            data-move={by}
            aria-label={by === -1 ? 'Move up' : 'Move down'}
            aria-describedby={id}
            className={buttonStyles('quiet', 'min-w-11 px-0')}
          >
            {by === -1 ? '↑' : '↓'}
          </button>
        ))}
      </span>
    </li>
  );
}

interface TaskFormProps {
  place: TaskPlace;
  /** How the answer is read. */
  asks: 'number' | 'one' | 'several' | 'choice' | 'order';
  unit?: string | undefined;
  press: string;
  children: ReactNode;
}

/** A question with its button, which appears with the script that it needs, and the room for what the answer came to. */
function TaskForm({ place, asks, unit, press, children }: TaskFormProps) {
  return (
    <form {...place} data-task={asks} data-unit={unit} noValidate className="grid gap-4">
      {children}
      <div data-needs-script hidden>
        <button type="submit" className={buttonStyles('secondary')}>
          {press}
        </button>
      </div>
      <div role="status" data-result className="grid gap-2 border-s-4 border-s-control ps-4 empty:hidden" />
    </form>
  );
}

interface ChoicesProps {
  name: string;
  several: boolean;
  choices: readonly { readonly id: string; readonly html: string }[];
  legend: ReactNode;
}

function Choices({ name, several, choices, legend }: ChoicesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className={legend === null ? 'sr-only' : 'mb-3'}>{legend ?? 'Your answer'}</legend>
      {choices.map((choice) => (
        <label
          key={choice.id}
          className={
            'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-control bg-surface px-4 py-3 ' +
            'has-checked:border-plum has-checked:bg-plum-soft has-focus-visible:outline-2 ' +
            'has-focus-visible:outline-offset-2 has-focus-visible:outline-plum'
          }
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={choice.id}
            className="mt-1 size-5 shrink-0 accent-plum focus-visible:outline-none"
          />
          <span className="min-w-0 flex-1">
            <SanitisedHtml inline html={choice.html} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function NumberEntry({ id, unit, hint }: { id: string; unit: string | undefined; hint: string | undefined }) {
  return (
    <div className="grid max-w-form gap-1">
      <label htmlFor={id} className="font-semibold">
        {unit === undefined ? 'Your answer' : `Your answer in ${unit}`}
      </label>
      {hint !== undefined && <p className="text-15 text-muted">{hint}</p>}
      <input
        id={id}
        name="number"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        className="min-h-11 w-full rounded-control border border-control bg-surface px-3"
      />
    </div>
  );
}
