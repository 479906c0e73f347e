import { useLingui } from '@lingui/react/macro';
import type { SkillStatus } from '#domain/knowledge/skill-state.ts';

/** What the states of a skill are called. */
export function useStatusNames(): Readonly<Record<SkillStatus, string>> {
  const { t } = useLingui();
  return {
    mastered: t`mastered`,
    known: t`known`,
    fading: t`fading`,
    learning: t`learning`,
    not_met: t`not met`,
  };
}
