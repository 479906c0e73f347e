import { Trans } from '@lingui/react/macro';
import { textLength } from '#domain/marketing/check-ad.ts';
import type { TextLimit } from '#domain/marketing/platforms.ts';

/** A text as far as a platform shows it. */
export function ClippedText({ text, limit: { shown } }: { text: string; limit: TextLimit }) {
  if (textLength(text) <= shown) return text;
  return (
    <>
      {[...text].slice(0, shown).join('')}
      <span className="text-muted">
        … <Trans>See more</Trans>
      </span>
    </>
  );
}
