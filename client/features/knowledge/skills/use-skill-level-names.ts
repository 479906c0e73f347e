import { useLingui } from '@lingui/react/macro';

/** What the levels of skills are called, from the first. */
export function useSkillLevelNames(): readonly [string, string, string] {
  const { t } = useLingui();
  return [t`Foundations`, t`Practice`, t`Evidence`];
}
