import { useAuth } from '../../../lib/auth/auth-provider.tsx';
import { pictureChangedAt } from './picture-changed-at.ts';
import { usePictureAddresses } from './picture-addresses.ts';
import { Portrait } from './portrait.tsx';

/** The picture of whoever is signed in; nothing for a visitor. */
export function OwnPicture({ size }: { size: 'small' | 'large' }) {
  const { user } = useAuth();
  const version = pictureChangedAt(user);
  const addresses = usePictureAddresses(user === null || version === undefined ? [] : [user.id], version);
  if (user === null) return null;
  const { full_name: name }: Record<string, unknown> = user.user_metadata;
  return (
    <Portrait
      name={typeof name === 'string' ? name : (user.email ?? '')}
      address={version === undefined ? undefined : addresses?.get(user.id)}
      size={size}
    />
  );
}
