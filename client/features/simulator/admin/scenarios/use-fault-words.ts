import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ScenarioProblem } from '#domain/simulator/scenario-editing-contract.ts';
import type { ScenarioFault } from '#domain/simulator/scenarios/scenario-fault.ts';
import { useTradedWords } from '../use-traded-words.ts';

/** What the linter has against a scenario, and where, in the reader's language. */
export function useFaultWords() {
  const { t } = useLingui();
  const { marketName } = useTradedWords();
  const faultWords = (fault: ScenarioFault): string => {
    switch (fault.code) {
      case 'nothing-to-do':
        return t`A session that ends as soon as it begins would meet this goal. Ask for a trade, or for days that the clock is taken on.`;
      case 'no-such-number': {
        const { least, most } = fault;
        return t`No number is at least ${least} and at most ${most}.`;
      }
      case 'any-number':
        return t`Say how many trades there are to be: at least, at most, or both.`;
      case 'no-loss-limit':
        return t`The account has no loss limit of a day that could be passed. Give it one, or take this out.`;
      case 'never-closes':
        return t`A coin never closes, so nothing can be judged here. Ask for something else.`;
      case 'nothing-to-set-off':
        return t`With one instrument there is nothing to set off. Add longs and shorts up.`;
      case 'no-such-instrument': {
        const [market, instrument] = [marketName(fault.market), marketName(fault.instrument)];
        return t`This market (${market}) has no such instrument: ${instrument}. Take it out and plant it anew.`;
      }
      case 'too-late': {
        const { day } = fault;
        return t`Nobody has to get as far as day ${day}. Ask for ${plural(day, { one: '# day', other: '# days' })} on the clock, or plant it sooner.`;
      }
      case 'second-edge':
        return t`An instrument can have one planted edge. Take one of them out.`;
      case 'ends-before-it-begins':
        return t`This edge ends before it begins.`;
      case 'promises': {
        const { words } = fault;
        return t`“${words}” promises a result, and nobody can. Say what somebody will be able to do.`;
      }
      case 'asset-advice': {
        const { words } = fault;
        return t`“${words}” advises a trade in a particular asset. Use an invented one, or a rule that fits any.`;
      }
      case 'filler': {
        const { words } = fault;
        return t`“${words}” says nothing. Leave it out, or say what you mean.`;
      }
    }
  };
  const placeWords = ({ at: [field, part, index] }: ScenarioProblem): string => {
    const number = Number(field === 'goal' ? part : index) + 1;
    switch (field) {
      case 'goal':
        return part === undefined ? t`What it asks for` : t`What it asks for, number ${number}`;
      case 'market':
        return t`What is planted into it, number ${number}`;
      case 'title':
        return t`Title, in English`;
      case 'briefing':
        return t`Before: what somebody knows`;
      default:
        return part === 'market' ? t`Afterwards: what the market was` : t`Afterwards: what to take along`;
    }
  };
  return { faultWords, placeWords };
}
