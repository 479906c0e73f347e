import { useLingui } from '@lingui/react/macro';
import type { DrawingKind } from '../../../ui/chart/price/drawing.ts';

/** The names of the tools. */
export function useDrawingNames(): Readonly<Record<DrawingKind, string>> {
  const { t } = useLingui();
  return {
    line: t`Line`,
    ray: t`Ray`,
    level: t`Level`,
    rectangle: t`Rectangle`,
    ruler: t`Ruler`,
    text: t`Text`,
  };
}
