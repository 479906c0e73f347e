import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { controlStyles } from '../../../ui/form/field.tsx';

/** How the text of every certificate begins. */
const BEGINNING = '{"@context":[…';

/** Where a certificate is dropped, chosen or pasted. Nothing of it is sent. */
export function FileEntry({ title, look }: { title: ReactNode; look: 'primary' | 'secondary' }) {
  return (
    <form
      data-entry
      method="dialog"
      className="mt-8 grid gap-x-12 lg:mt-12 gap-y-4 rounded-card border border-dashed border-control p-6 data-over:bg-plum-soft lg:grid-cols-2"
    >
      <div className="grid content-start justify-items-start gap-3">
        <h2 className="text-24">{title}</h2>
        <p className="text-muted">
          <Trans>Drop a JSON, PNG, SVG or PDF file here. It is read in your browser and sent nowhere.</Trans>
        </p>
        <label
          className={buttonStyles(
            look,
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
          )}
        >
          <Trans>Choose a file</Trans>
          <input
            type="file"
            name="file"
            accept=".json,.png,.svg,.pdf,application/json,image/png,image/svg+xml,application/pdf"
            className="sr-only"
          />
        </label>
        <noscript>
          <p className="text-danger">
            <Trans>To check a file your browser needs JavaScript.</Trans>
          </p>
        </noscript>
      </div>
      <div className="grid content-start justify-items-start gap-3">
        <label htmlFor="certificate-text" className="text-15 font-semibold">
          <Trans>Or paste its text</Trans>
        </label>
        <textarea
          id="certificate-text"
          name="text"
          rows={3}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          placeholder={BEGINNING}
          className={`${controlStyles} font-mono text-15`}
        />
        <button type="submit" className={buttonStyles('link')}>
          <Trans>Check this text</Trans>
        </button>
      </div>
    </form>
  );
}
