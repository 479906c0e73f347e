import { Trans } from '@lingui/react/macro';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { AdContent } from '#domain/marketing/contract.ts';

const SHAPES = { landscape: 'aspect-[1.91/1]', square: 'aspect-square' } as const;

/**
 * The picture of an advertisement. One of another site is not loaded (the page's policy forbids it, so that nobody
 * learns from a picture who looks at it): a frame with its words stands for it, and for one that is not found.
 */
export function AdPicture({ ad, shape }: { ad: AdContent; shape: keyof typeof SHAPES }) {
  const [broken, setBroken] = useState<string>();
  const { image, image_alt: alt } = ad;
  if (image === '') return null;
  const address = ownAddress(image);
  if (address !== null && broken !== image) {
    return (
      <img
        src={address}
        alt={alt}
        onError={() => setBroken(image)}
        className={`w-full object-cover ${SHAPES[shape]}`}
      />
    );
  }
  return (
    <div
      className={`grid place-content-center justify-items-center gap-2 border-y border-line bg-sunken p-4 text-center ${SHAPES[shape]}`}
    >
      <ImageOff aria-hidden="true" className="size-6 text-muted" />
      <p className="max-w-measure break-words">{alt}</p>
      <p className="text-13 text-muted">
        {address === null ? (
          <Trans>Pictures of other sites are not loaded here.</Trans>
        ) : (
          <Trans>There is no picture at this address.</Trans>
        )}
      </p>
    </div>
  );
}

/** The address of a picture of this site; null for one of another. */
function ownAddress(image: string): string | null {
  const address = URL.parse(image, location.origin);
  return address?.origin === location.origin ? address.href : null;
}
