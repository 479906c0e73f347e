import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId } from 'react';
import type { JournalEntry } from '#domain/simulator/journal-contract.ts';
import { FOLLOWED_PLAN } from '#domain/simulator/limits.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useReviewTrade } from '../calls/review-trade.ts';

/** So many tags a trade may carry, and so long each. */
const [MOST_TAGS, LONGEST_TAG] = [10, 40];

/** What a learner writes of a closed trade; saved once more, it replaces what was written. */
export function ReviewForm({
  id,
  entry,
  tags,
}: {
  id: string;
  entry: JournalEntry;
  tags: readonly string[];
}) {
  const { t } = useLingui();
  const describe = useErrorWording();
  const reviewing = useReviewTrade(id);
  const name = useId();
  const answers = { yes: t`Yes`, partly: t`Partly`, no: t`No` };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (field: string) => {
      const value = form.get(field);
      return typeof value === 'string' ? value : '';
    };
    reviewing.mutate({
      trade: entry.trade,
      followed_plan: FOLLOWED_PLAN.find((one) => one === form.get(name)) ?? null,
      lesson: textOf('lesson'),
      tags: tagsOf(textOf('tags')),
    });
  };
  return (
    <form onSubmit={save} className="grid content-start gap-3">
      {reviewing.isError && <FormFailure key={reviewing.submittedAt} reason={describe(reviewing.error)} />}
      <fieldset>
        <legend className="text-15 font-semibold">
          <Trans>Did you do what you had planned?</Trans>
        </legend>
        <div className="flex flex-wrap gap-4 text-15">
          {FOLLOWED_PLAN.map((answer) => (
            <label key={answer} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="radio"
                name={name}
                value={answer}
                required
                defaultChecked={entry.review?.followed_plan === answer}
                className="size-4 accent-plum"
              />
              {answers[answer]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        name="lesson"
        label={<Trans>What does it teach?</Trans>}
        rows={2}
        maxLength={2000}
        defaultValue={entry.review?.lesson ?? ''}
      />
      <TextField
        name="tags"
        label={<Trans>Tags, with commas between them</Trans>}
        maxLength={MOST_TAGS * (LONGEST_TAG + 2)}
        defaultValue={entry.review?.tags.join(', ') ?? ''}
        list={`${name}-tags`}
        autoComplete="off"
      />
      <datalist id={`${name}-tags`}>
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <div className="flex items-center gap-3">
        <Button type="submit" look="secondary" className="px-3! text-15!" pending={reviewing.isPending}>
          <Trans>Save the review</Trans>
        </Button>
        <span role="status" className="text-15 text-muted">
          {reviewing.isSuccess && <Trans>Saved.</Trans>}
        </span>
      </div>
    </form>
  );
}

/** Tags as they were typed: commas of every language part them; those over the limits are cut. */
function tagsOf(typed: string): string[] {
  const tags = typed.split(/[,،、，]/).map((tag) => tag.trim().slice(0, LONGEST_TAG).trim());
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, MOST_TAGS);
}
