import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedAppeal } from '#domain/exams/appeal-contract.ts';
import { usePracticalWords } from '../use-practical-words.ts';

/** The practical part that an appeal is against: its score, and what each trade broke. */
export function AppealedAttempt({ attempt }: { attempt: NonNullable<ListedAppeal['attempt']> }) {
  const { t } = useLingui();
  const { right, practical, judged } = attempt;
  const { rules } = usePracticalWords(practical);
  const broken = judged.flatMap(({ broken: found, symbol }, place) =>
    found.length === 0 ? [] : [{ number: place + 1, symbol, found }],
  );
  return (
    <>
      <p className="text-15">
        <Trans>
          {right} of {practical.trades} trades kept every rule; {practical.needed} were needed
        </Trans>
      </p>
      <ul className="grid gap-1 text-15 text-muted empty:hidden">
        {broken.map(({ number, symbol, found }) => (
          <li key={number}>
            {t`Trade ${number}, ${symbol}`}: {found.map((rule) => rules[rule]).join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}
