import { useLingui } from '@lingui/react/macro';
import type { FallbackReason } from '#domain/mentor/model/contract.ts';

/** Why a reply of the model was not shown. */
export function useReasonWords(): Readonly<Record<FallbackReason, string>> {
  const { t } = useLingui();
  return {
    form: t`A line was no single sentence with its sources`,
    citation: t`It cited a source that there is not`,
    number: t`It had a number that its sources do not have`,
    link: t`It had a link, markup or hidden characters`,
    advice: t`It gave advice or said what a price will do`,
    leak: t`It spoke of its own orders`,
    unsupported: t`It said something that its sources do not say`,
    'open-item': t`It would have told the answer to an open question`,
    'too-long': t`It was too long`,
    'nothing-said': t`It said nothing`,
    'cut-off': t`It broke off`,
    timeout: t`It took too long`,
    unreachable: t`It could not be reached`,
    stopped: t`The learner stopped it`,
  };
}
