import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ItemFeedback } from '#domain/learning/contract.ts';
import type { QuizItem } from '../../lib/backend/tables/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import { NumericEntry } from './numeric-entry.tsx';
import { parseNumber } from './parse-number.ts';
import { QuizChoices } from './quiz-choices.tsx';
import { QuizFeedback } from './quiz-feedback.tsx';
import { formatNumber } from '../../lib/i18n/format-number.ts';

interface QuizItemFormProps {
  item: QuizItem;
  /** Names the attempt, for the order of the choices. */
  seed: string;
  /** Undefined until the item is answered. */
  feedback: ItemFeedback | undefined;
  pending: boolean;
  onCheck: (answer: readonly string[] | number) => void;
}

/** One item: its prompt, the answer, Check by button or Enter, then the feedback. */
export function QuizItemForm({ item, seed, feedback, pending, onCheck }: QuizItemFormProps) {
  const { t, i18n } = useLingui();
  const answered = feedback?.answer;
  const [picked, setPicked] = useState<readonly string[]>(typeof answered === 'object' ? answered : []);
  const [typed, setTyped] = useState(typeof answered === 'number' ? formatNumber(answered, i18n.locale) : '');
  const [complaint, setComplaint] = useState<string>();
  const check = () => {
    if (item.kind === 'numeric') {
      const number = parseNumber(typed);
      if (number === null) return setComplaint(t`Enter a number, such as 12.5.`);
      setComplaint(undefined);
      return onCheck(number);
    }
    if (picked.length === 0) return setComplaint(t`Choose an answer first.`);
    setComplaint(undefined);
    return onCheck(picked);
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (feedback === undefined && !pending) check();
      }}
    >
      {item.kind === 'numeric' ? (
        <>
          <SanitisedHtml html={item.prompt_html} className="prose" />
          <NumericEntry
            item={item}
            value={typed}
            onChange={setTyped}
            error={complaint}
            readOnly={feedback !== undefined}
          />
        </>
      ) : (
        <QuizChoices
          item={item}
          seed={seed}
          picked={picked}
          onPick={setPicked}
          feedback={feedback}
          error={complaint}
        />
      )}
      {feedback === undefined ? (
        <div>
          <Button type="submit" pending={pending}>
            <Trans>Check</Trans>
          </Button>
        </div>
      ) : (
        <QuizFeedback item={item} feedback={feedback} />
      )}
    </form>
  );
}
