import { Plural } from '@lingui/react/macro';

/** How exactly a number is asked for. */
export function DecimalsHint({ decimals }: { decimals: number }) {
  return (
    <Plural
      value={decimals}
      _0="Give a whole number."
      one="Give it to # decimal place."
      other="Give it to # decimal places."
    />
  );
}
