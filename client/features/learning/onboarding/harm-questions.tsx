import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

/** The public page of the lesson, which names helplines by country. */
const HELP = '/courses/trading-psychology/limits-breaks-and-where-to-find-help';

/**
 * Two questions on gambling harm for whoever wants them: the Lie/Bet screen (E. E. Johnson and others 1997, Psychological Reports
 * 80, 83-88), where one yes is enough to look further. The answers are the state of this component and nothing else: they are
 * never sent, kept or passed on.
 */
export function HarmQuestions() {
  const { t } = useLingui();
  const [answers, setAnswers] = useState({ more: false, lied: false });
  const isCause = answers.more || answers.lied;
  return (
    <details className="mt-6 max-w-measure border-t border-line pt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-plum underline underline-offset-4">
        <Trans>Two questions about gambling, if you like</Trans>
      </summary>
      <p className="text-15 text-muted">
        <Trans>
          Trading can take hold as gambling does. Your answers stay on this screen: nothing is sent or saved.
        </Trans>
      </p>
      <Checkbox
        label={t`I have felt the need to bet or trade with more and more money.`}
        checked={answers.more}
        onChange={() => setAnswers({ ...answers, more: !answers.more })}
      />
      <Checkbox
        label={t`I have lied to people who matter to me about how much I gamble or trade.`}
        checked={answers.lied}
        onChange={() => setAnswers({ ...answers, lied: !answers.lied })}
      />
      <div role="status" className="mt-2 grid gap-2 empty:hidden">
        {isCause && (
          <p>
            <Trans>
              Many people tick one of these, and it is no verdict. Before any other lesson, this one may be
              worth ten minutes. It says what helps, and whom you can call in your country.
            </Trans>{' '}
            <a
              href={HELP}
              target="_blank"
              rel="noreferrer"
              className="text-plum underline underline-offset-4"
            >
              <Trans>Limits, breaks and where to find help</Trans>
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
