import { useMutation } from '@tanstack/react-query';
import { picturePath, PICTURES } from '#domain/identity/picture.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrapFiles } from '../../../lib/backend/unwrap-files.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';

/** Makes a file the picture of whoever is signed in, or leaves them without one for `null`. */
export function useSavePicture() {
  const { auth, storage } = useBackend();
  const { id } = useSignedInUser();
  return useMutation({
    mutationKey: ['save-picture'],
    mutationFn: async (picture: Blob | null) => {
      const pictures = (await storage()).from(PICTURES);
      const path = picturePath(id);
      if (picture === null) unwrapFiles(await pictures.remove([path]));
      else unwrapFiles(await pictures.upload(path, picture, { contentType: picture.type, upsert: true }));
      // Other devices look again by it.
      const at = picture === null ? '' : new Date().toISOString();
      const { error } = await auth.updateUser({ data: { picture_changed_at: at } });
      if (error !== null) throw error;
    },
  });
}
