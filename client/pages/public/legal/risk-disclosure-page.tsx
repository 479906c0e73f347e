import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { LegalPage } from './legal-page.tsx';

/** The risk disclosure. */
export function RiskDisclosurePage() {
  const { t } = useLingui();
  const { site } = usePage();
  return (
    <LegalPage title={t`Risk disclosure`} version={site.legal.versions['risk-disclosure']}>
      <p>
        <Trans>Trading can cost you everything you put in, and with borrowed money more than that.</Trans>
      </p>
      <h2>
        <Trans>Most people lose</Trans>
      </h2>
      <p>
        <Trans>
          In every large study of retail traders, most of them lost money. In one of 1,551 people who
          day-traded for more than 300 days, 97% lost.
        </Trans>
      </p>
      <h2>
        <Trans>What a course changes</Trans>
      </h2>
      <p>
        <Trans>
          A course can teach you to count costs, to size positions and to recognise traps. It cannot make a
          losing market profitable, and it promises no result.
        </Trans>
      </p>
      <h2>
        <Trans>Figures and stories</Trans>
      </h2>
      <p>
        <Trans>
          Figures marked with an asterisk are stated by the operator. Stories marked as examples are invented.
          Neither tells you what will happen to you.
        </Trans>
      </p>
      <h2>
        <Trans>Before you trade</Trans>
      </h2>
      <p>
        <Trans>
          Trade only with money whose loss you can bear. If you need advice for your own situation, ask
          somebody who is licensed to give it.
        </Trans>
      </p>
    </LegalPage>
  );
}
