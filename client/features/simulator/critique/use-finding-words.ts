import { useLingui } from '@lingui/react/macro';
import { numberFormat } from '#domain/kernel/money/number-format.ts';
import type { BrokenRule, FoundPattern, RuleId } from '#domain/simulator/critique/finding.ts';
import type { SessionWords } from '../words/use-session-words.ts';

/** What the critique says, in neutral words: what happened, and what shows it. */
export function useFindingWords(words: SessionWords) {
  const { t, i18n } = useLingui();
  const number = (value: unknown) =>
    numberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(Number(value));
  const percent = (share: unknown) =>
    numberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(Number(share));
  const money = (amount: unknown) => words.money(BigInt(typeof amount === 'string' ? amount : 0));

  /** @param times how often the rule was broken */
  const rule = (id: RuleId, times: number): string => {
    const count = number(times);
    const titles: Readonly<Record<RuleId, string>> = {
      'entry-without-plan': times === 1 ? t`1 entry had no plan` : t`${count} entries had no plan`,
      'risk-above-plan':
        times === 1 ? t`1 entry risked more than planned` : t`${count} entries risked more than planned`,
      'size-off-plan':
        times === 1 ? t`1 entry was smaller than planned` : t`${count} entries were smaller than planned`,
      'stop-widened':
        times === 1
          ? t`A stop was moved away from the price`
          : t`${count} times a stop was moved away from the price`,
      'adding-to-losers':
        times === 1
          ? t`A losing position was made larger`
          : t`${count} times a losing position was made larger`,
      'through-loss-limit':
        times === 1
          ? t`1 entry came after the loss limit of the day`
          : t`${count} entries came after the loss limit of the day`,
    };
    return titles[id];
  };

  const evidence = ({ rule: id, symbol, facts }: BrokenRule): string => {
    switch (id) {
      case 'entry-without-plan':
        return t`${symbol}: nothing had been written down before it.`;
      case 'risk-above-plan':
      case 'size-off-plan': {
        const [risk, planned] = [money(facts.risk), money(facts.planned)];
        return t`${symbol}: ${risk} at risk, ${planned} planned.`;
      }
      case 'stop-widened': {
        const from = words.price(symbol, Number(facts.from));
        if (facts.to === null) return t`${symbol}: the stop at ${from} was taken back.`;
        const to = words.price(symbol, Number(facts.to));
        return t`${symbol}: from ${from} to ${to}.`;
      }
      case 'adding-to-losers': {
        const profit = money(facts.profit);
        return t`${symbol}: it stood at ${profit} then.`;
      }
      case 'through-loss-limit': {
        const [lost, limit] = [number(facts.lost_percent), number(facts.limit_percent)];
        return t`${symbol}: the day had lost ${lost}%, the limit was ${limit}%.`;
      }
    }
  };

  const pattern = ({ pattern: id, facts, look }: FoundPattern): { title: string; evidence: string } => {
    const trades = number(look);
    switch (id) {
      case 'early-winners-late-losers': {
        const [gains, losses] = [percent(facts.pgr), percent(facts.plr)];
        return {
          title: t`Winners were sold sooner than losers`,
          evidence: t`Of the gains that could have been taken ${gains} were, of the losses ${losses} (first ${trades} trades, planned exits left out).`,
        };
      }
      case 'revenge': {
        const after = number(facts.after_loss);
        return {
          title: t`After a loss the next trade came sooner and was larger`,
          evidence: t`Seen in the ${after} trades that followed a loss, of the first ${trades}.`,
        };
      }
      case 'overtrading': {
        const [beyond, planned] = [number(facts.beyond), number(facts.planned)];
        return {
          title: t`Trades beyond the planned number of a day ended worse`,
          evidence: t`${beyond} of the first ${trades} trades came after the ${planned} planned for their day.`,
        };
      }
      case 'anchored-exits': {
        const [round, exits] = [number(facts.round), number(facts.exits)];
        return {
          title: t`Exits stood at round prices more often than the moves explain`,
          evidence: t`${round} of ${exits} chosen exits, among the first ${trades} trades.`,
        };
      }
    }
  };
  return { rule, evidence, pattern };
}
