import { Trans, useLingui } from '@lingui/react/macro';
import { findPromise } from '#domain/marketing/promise-words.ts';
import { type AdWarning, checkAd } from '#domain/marketing/check-ad.ts';
import type { AdContent } from '#domain/marketing/contract.ts';
import { type Platform, platformOf } from '#domain/marketing/platforms.ts';
import { formatNumber } from '../../../lib/i18n/format-number.ts';

/** What to mend before the advertisement runs. Says so, too, when there is nothing. */
export function AdWarnings({ ad, platform }: { ad: AdContent; platform: Platform }) {
  const warnings = checkAd(ad, platform, findPromise);
  return (
    <section aria-live="polite" className="grid gap-2 text-15">
      <h3 className="text-20">
        <Trans>Before it runs</Trans>
      </h3>
      {warnings.length === 0 ? (
        <p className="text-muted">
          <Trans>The text is complete and fits {platformOf(platform).name}.</Trans>
        </p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5">
          {warnings.map((warning) => (
            <li key={JSON.stringify(warning)}>
              <WarningWords warning={warning} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WarningWords({ warning }: { warning: AdWarning }) {
  const { i18n } = useLingui();
  switch (warning.kind) {
    case 'missing':
      if (warning.field === 'headline') return <Trans>The headline is missing.</Trans>;
      if (warning.field === 'description') return <Trans>The description is missing.</Trans>;
      return <Trans>The call to action is missing.</Trans>;
    case 'cut-off':
    case 'too-long': {
      const limit = formatNumber(warning.limit, i18n.locale);
      if (warning.kind === 'too-long') {
        return warning.field === 'headline' ? (
          <Trans>The headline is refused by the platform: it may have {limit} characters.</Trans>
        ) : (
          <Trans>
            Description and hashtags are refused by the platform: they may have {limit} characters.
          </Trans>
        );
      }
      return warning.field === 'headline' ? (
        <Trans>The headline is cut off after {limit} characters.</Trans>
      ) : (
        <Trans>Description and hashtags are cut off after {limit} characters.</Trans>
      );
    }
    case 'image-without-alt':
      return <Trans>Say what the picture shows, for those who do not see it.</Trans>;
    case 'promise': {
      const { words } = warning;
      return (
        <Trans>
          “{words}” promises a result. Trading has none to promise, and platforms refuse such ads.
        </Trans>
      );
    }
  }
}
