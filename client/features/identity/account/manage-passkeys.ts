import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceName } from '#domain/identity/device-name.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { ceremonyError } from '../passkey/ceremony-error.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  id: string;
  friendly_name?: string;
  created_at: string;
  last_used_at?: string;
}

const usePasskeysKey = () => ['passkeys', useSignedInUser().id];

/** The passkeys of whoever is signed in, oldest first. */
export function usePasskeys() {
  const { auth } = useBackend();
  return useQuery({
    queryKey: usePasskeysKey(),
    queryFn: async (): Promise<Passkey[]> => {
      const { data, error } = await auth.passkey.list();
      if (error !== null) throw error;
      return data;
    },
  });
}

/** Has the browser make a passkey, and calls it after this device until somebody names it. */
export function useAddPasskey() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = usePasskeysKey();
  return useMutation({
    mutationKey: ['add-passkey'],
    mutationFn: async () => {
      const { data, error } = await auth.registerPasskey();
      if (error !== null) throw ceremonyError(error);
      const { browser, system } = deviceName(navigator.userAgent);
      const friendlyName = [browser, system].filter((name) => name !== null).join(', ');
      // A passkey without a name is one, too.
      if (friendlyName !== '') await auth.passkey.update({ passkeyId: data.id, friendlyName });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Gives a passkey another name; what it throws is worded. */
export function useRenamePasskey() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = usePasskeysKey();
  return async (passkeyId: string, friendlyName: string): Promise<void> => {
    const { error } = await auth.passkey.update({ passkeyId, friendlyName });
    if (error !== null) throw error;
    await queryClient.invalidateQueries({ queryKey });
  };
}

/** Removes a passkey: it signs nobody in any more. */
export function useRemovePasskey() {
  const { auth } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = usePasskeysKey();
  return useMutation({
    mutationKey: ['remove-passkey'],
    mutationFn: async (passkeyId: string) => {
      const { error } = await auth.passkey.delete({ passkeyId });
      if (error !== null) throw error;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
