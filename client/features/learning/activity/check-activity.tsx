import type { QuestionState } from '#domain/activities/contract.ts';
import type { AskedItem } from '#domain/quiz/contract.ts';
import { CheckItem } from './check-item.tsx';
import { questionOf } from './open-activities.ts';
import type { ActivityPlace } from './use-draft.ts';

interface CheckActivityProps {
  place: ActivityPlace;
  items: readonly AskedItem[];
  questions: readonly QuestionState[];
}

/** The items of a check, one below the other, as on a page of exercises. */
export function CheckActivity({ place, items, questions }: CheckActivityProps) {
  return (
    <ol className="m-0 grid list-none gap-8 p-0">
      {items.map((item, index) => (
        <li key={item.id} className="m-0 flex gap-x-4 *:last:flex-1">
          {items.length > 1 && (
            <span aria-hidden="true" className="font-serif text-20 text-muted">
              {index + 1}
            </span>
          )}
          <CheckItem
            place={{ ...place, itemId: item.id }}
            item={item}
            state={questionOf(questions, place.activity, item.id)}
          />
        </li>
      ))}
    </ol>
  );
}
