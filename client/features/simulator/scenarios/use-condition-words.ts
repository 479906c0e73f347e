import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { SessionPlan } from '#domain/simulator/contract.ts';
import type { Condition, ConditionOf } from '#domain/simulator/scenarios/condition-contract.ts';
import { useConditionParts } from './use-condition-parts.ts';

/** What a condition asks for, as a sentence without a full stop. @param plan the limits of the session */
export function useConditionWords(plan: SessionPlan): (condition: Condition) => string {
  const { t, i18n } = useLingui();
  const number = numberFormat(i18n.locale, { maximumFractionDigits: 2 });
  const share = numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 2 });
  const percent = (value: number) => share.format(value / 100);
  const either = (words: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(words);

  const rule = ({ rule: name }: ConditionOf<'rule'>): string => {
    const risk = percent(plan.risk_percent);
    const loss = percent(plan.day_loss_percent ?? 0);
    switch (name) {
      case 'entry-without-plan':
        return t`Every entry has a plan, written before it`;
      case 'risk-above-plan':
        return t`No trade risks more than ${risk} of the account`;
      case 'size-off-plan':
        return t`Every size uses the risk of the plan, to within 5%`;
      case 'stop-widened':
        return t`No stop is moved away or taken back`;
      case 'adding-to-losers':
        return t`Nothing is added to a losing position`;
      case 'through-loss-limit':
        return t`No new entry once a day has lost ${loss}`;
    }
  };
  const trades = ({ least = 0, most }: ConditionOf<'trades'>): string => {
    if (most === undefined)
      return t`${plural(least, { one: 'At least # trade', other: 'At least # trades' })}`;
    if (least === most) return t`${plural(most, { one: 'Exactly # trade', other: 'Exactly # trades' })}`;
    if (least === 0) return t`${plural(most, { one: 'At most # trade', other: 'At most # trades' })}`;
    return t`From ${least} to ${most} trades`;
  };
  const exposure = ({ most_percent: most, counts, when }: ConditionOf<'exposure'>): string => {
    const limit = percent(most);
    if (counts === 'net')
      return t`Held over a close, longs and shorts differ by no more than ${limit} of the account`;
    if (when === 'weekend' && most === 0) return t`Nothing is held over the weekend`;
    if (when === 'weekend') return t`Held over the weekend is no more than ${limit} of the account`;
    if (when === 'close') return t`Held over a close is no more than ${limit} of the account`;
    return t`What is held is never worth more than ${limit} of the account`;
  };
  const { kinds, ends } = useConditionParts();

  return (condition) => {
    switch (condition.kind) {
      case 'rule':
        return rule(condition);
      case 'stop-at-entry':
        return t`Every entry has a stop in the same order`;
      case 'target-at-entry': {
        const least = number.format(condition.least_r);
        return t`Every target lies at least ${least} times as far away as the stop`;
      }
      case 'entry-kinds': {
        const allowed = either(condition.kinds.map((kind) => kinds[kind]));
        return t`Entries are ${allowed}`;
      }
      case 'entry-spread': {
        const most = condition.most_ticks;
        return t`No entry takes a price while bid and ask are more than ${plural(most, { one: '# tick', other: '# ticks' })} apart`;
      }
      case 'entry-cost': {
        const most = percent(condition.most_percent);
        return t`The way in and out costs no more than ${most} of the risk`;
      }
      case 'order-share': {
        const most = percent(condition.most_percent);
        return t`No entry asks for more than ${most} of what is traded in a usual minute`;
      }
      case 'opening-pause': {
        const least = condition.least_minutes;
        return t`No entry in the first ${plural(least, { one: '# minute', other: '# minutes' })} of a day`;
      }
      case 'pause-after-loss': {
        const least = condition.least_minutes;
        return t`No new entry within ${plural(least, { one: '# minute', other: '# minutes' })} of a loss`;
      }
      case 'trades':
        return trades(condition);
      case 'clock': {
        const days = condition.least_days;
        return t`The clock is taken ${plural(days, { one: '# day', other: '# days' })} on`;
      }
      case 'exposure':
        return exposure(condition);
      case 'gap-loss': {
        const [gap, most] = [percent(condition.gap_percent), percent(condition.most_percent)];
        return t`An opening ${gap} against what is held would cost no more than ${most} of the account`;
      }
      case 'heat': {
        const most = percent(condition.most_percent);
        return t`All stops together would cost no more than ${most} of the account`;
      }
      case 'exits': {
        const allowed = either(condition.allowed.map((end) => ends[end]));
        return t`Every trade ends ${allowed}`;
      }
      case 'reviews':
        return t`Every trade that closes is reviewed before the session ends`;
      case 'leftover-orders':
        return t`No order is left working when nothing is held`;
      case 'forced-exit':
        return t`The firm never has to close a position`;
    }
  };
}
