import { oneOrNone } from '#domain/kernel/one.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { unwrap } from '../../../lib/backend/unwrap.ts';

/** What a certificate may tell beyond its course and its scores. */
export type Consent = { readonly shows_name: boolean; readonly shows_order: boolean };

const NOTHING: Consent = { shows_name: false, shows_order: false };

/** What the learner agrees to have in certificates that are ordered from now on: nothing, until they say so. */
export function useCertificateConsent() {
  const { rest } = useBackend();
  const queryClient = useQueryClient();
  const userId = useSignedInUser().id;
  const queryKey = ['certificate_consents', userId];
  // Within the press: a box that waits for the server, or only for the cache to tell of it, seems not to take it.
  const [said, setSaid] = useState<Consent | null>(null);
  const consent = useQuery({
    queryKey,
    queryFn: async (): Promise<Consent> => {
      const rows = unwrap(
        await rest.from('certificate_consents').select('shows_name, shows_order').eq('user_id', userId),
      );
      return oneOrNone(rows) ?? NOTHING;
    },
  });
  const save = useMutation({
    mutationKey: ['certificate_consents'],
    mutationFn: async (wanted: Consent) =>
      void unwrap(
        await rest
          .from('certificate_consents')
          .upsert({ user_id: userId, ...wanted })
          .select('user_id'),
      ),
    // One after the other: what was said last stays.
    scope: { id: 'certificate_consents' },
    onSuccess: (_saved, wanted) => queryClient.setQueryData(queryKey, wanted),
    onError: () => setSaid(null),
  });
  const agree = (wanted: Consent) => {
    setSaid(wanted);
    save.mutate(wanted);
  };
  return { consent: said ?? consent.data, agree, error: save.error };
}
