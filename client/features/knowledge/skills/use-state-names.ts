import { useLingui } from '@lingui/react/macro';
import type { SkillState } from './skill-state.ts';

/** What the states of a skill are called. */
export function useStateNames(): Readonly<Record<SkillState, string>> {
  const { t } = useLingui();
  return {
    mastered: t`mastered`,
    known: t`known`,
    fading: t`fading`,
    learning: t`learning`,
    'not-met': t`not met`,
  };
}
