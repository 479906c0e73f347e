import { useState } from 'react';
import { initials } from './initials.ts';

interface PortraitProps {
  /** Whose picture it is, for the letters that stand where there is none. */
  name: string;
  /** Where the picture is had; undefined while there is none. */
  address: string | undefined;
  size: 'small' | 'large';
}

const sizes = { small: 'size-7 text-13', large: 'size-24 text-32' };

/** Somebody's picture, or their initials. It says nothing to screen readers: the name stands beside it. */
export function Portrait({ name, address, size }: PortraitProps) {
  // An address ends; what it showed before stays, what cannot be had is not drawn broken.
  const [failed, setFailed] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-sunken leading-none font-semibold text-muted ${sizes[size]}`}
    >
      {address === undefined || address === failed ? (
        initials(name)
      ) : (
        <img src={address} alt="" className="size-full object-cover" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
