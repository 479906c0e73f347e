import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

const names: Readonly<Record<string, MessageDescriptor>> = {
  Beginner: msg`Beginner`,
  Intermediate: msg`Intermediate`,
  Advanced: msg`Advanced`,
  'All Levels': msg`All Levels`,
};

/** The level of a course in the active language; a level we do not know is shown as it is. */
export function LevelName({ level }: { level: string }) {
  const { i18n } = useLingui();
  const name = names[level];
  return <span>{name === undefined ? level : i18n._(name)}</span>;
}
