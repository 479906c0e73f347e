import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../page-context.tsx';
import { LegalPage } from './legal-page.tsx';

/** The terms. */
export function TermsPage() {
  const { t } = useLingui();
  const { site } = usePage();
  const { name } = site;
  const minimumAge = site.legal.minimum_age;
  return (
    <LegalPage title={t`Terms`} version={site.legal.versions.terms}>
      <h2>
        <Trans>What this is</Trans>
      </h2>
      <p>
        <Trans>
          {name} teaches how markets and trading work. It is education. It is not investment advice, not an
          offer to buy or sell anything, and it manages no money.
        </Trans>
      </p>
      <h2>
        <Trans>Who may use it</Trans>
      </h2>
      <p>
        <Trans>
          You must be at least {minimumAge} years old. One account is for one person; keep your password to
          yourself.
        </Trans>
      </p>
      <h2>
        <Trans>What you may do with the lessons</Trans>
      </h2>
      <p>
        <Trans>
          Read, practise and quote them with their source. Do not resell them or copy them wholesale.
        </Trans>
      </p>
      <h2>
        <Trans>Plans and payment</Trans>
      </h2>
      <p>
        <Trans>
          The price and the content of a plan are those shown when you choose it. A trial ends by itself and
          costs nothing.
        </Trans>
      </p>
      <h2>
        <Trans>Ending</Trans>
      </h2>
      <p>
        <Trans>
          You may stop at any time. We may close an account that harms others or the service, and say why.
        </Trans>
      </p>
    </LegalPage>
  );
}
