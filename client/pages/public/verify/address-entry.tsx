import { Trans } from '@lingui/react/macro';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { controlStyles } from '../../../ui/form/field.tsx';

/** Where the holder types their address; without JavaScript nothing could compare it. */
export function AddressEntry({ label, look }: { label: string; look: 'primary' | 'secondary' }) {
  return (
    <form data-address method="dialog" className="flex flex-wrap gap-2 sm:flex-nowrap">
      <input
        type="email"
        name="email"
        aria-label={label}
        autoComplete="off"
        placeholder="name@example.com"
        dir="ltr"
        className={`${controlStyles} min-w-0 max-w-72`}
      />
      <button type="submit" className={buttonStyles(look, 'shrink-0')}>
        <Trans>Check address</Trans>
      </button>
    </form>
  );
}
