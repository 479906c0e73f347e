import { Trans, useLingui } from '@lingui/react/macro';
import type { StrandRange } from '#domain/placement/strand-range.ts';

/** The levels that a range reaches over, in words. */
export function LevelRange({ range: { from_level, to_level } }: { range: StrandRange }) {
  const { t } = useLingui();
  const levels = { 1: t`Foundations`, 2: t`Practice`, 3: t`Evidence` };
  const [from, to] = [levels[from_level], levels[to_level]];
  return from === to ? (
    from
  ) : (
    <Trans>
      from {from} to {to}
    </Trans>
  );
}
