import { useQuery } from '@tanstack/react-query';
import { picturePath, PICTURES } from '#domain/identity/picture.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrapFiles } from '../../../lib/backend/unwrap-files.ts';

/** For how long an address reads a picture, in seconds. */
const VALID = 3600;

/**
 * Where the pictures of people are had, by their ids.
 *
 * @param userIds those who have one
 * @param version changes with the pictures
 */
export function usePictureAddresses(
  userIds: readonly string[],
  version = '',
): ReadonlyMap<string, string> | undefined {
  const { storage } = useBackend();
  const { data } = useQuery({
    queryKey: ['pictures', version, ...userIds],
    queryFn: async () => {
      const pictures = (await storage()).from(PICTURES);
      const signed = unwrapFiles(await pictures.createSignedUrls(userIds.map(picturePath), VALID));
      return new Map(
        signed.flatMap(({ signedUrl }, place) =>
          signedUrl ? [[userIds[place] ?? '', signedUrl] as const] : [],
        ),
      );
    },
    enabled: userIds.length > 0,
    staleTime: (VALID - 300) * 1000,
  });
  return data;
}
