import { useLingui } from '@lingui/react';

/** Names of skills in one sentence, in the language they are written in. */
export function SkillNames({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const parts = new Intl.ListFormat(i18n.locale, { type: 'unit' }).formatToParts(names);
  return parts.map(({ type, value }) =>
    type === 'element' ? (
      <span key={value} lang="en" className="font-semibold">
        {value}
      </span>
    ) : (
      value
    ),
  );
}
