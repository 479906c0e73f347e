import { Trans, useLingui } from '@lingui/react/macro';

/** The way to the public page on which all plans stand beside each other; opens beside this one, so that nothing is lost. */
export function PlanPageLink() {
  const { i18n } = useLingui();
  return (
    <a
      href={i18n.locale === 'en' ? '/plans' : `/${i18n.locale}/plans`}
      target="_blank"
      rel="noopener"
      className="text-plum underline underline-offset-4"
    >
      <Trans>Compare all five plans</Trans>
    </a>
  );
}
