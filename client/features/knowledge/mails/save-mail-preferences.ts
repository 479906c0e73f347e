import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChosenMails, SaveMailPreferencesResponse } from '#domain/knowledge/mail-contract.ts';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { deviceZone } from '../../../lib/i18n/device-zone.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { mailPreferencesQuery } from './fetch-mail-preferences.ts';

/** Keeps which mails the learner wants. It shows at once, and goes back when the server refuses. */
export function useSaveMailPreferences() {
  const { t } = useLingui();
  const describe = useErrorWording();
  const { call, rest } = useBackend();
  const queryClient = useQueryClient();
  const { queryKey } = mailPreferencesQuery(rest, useSignedInUser().id);
  return useMutation({
    mutationKey: ['save-mail-preferences'],
    // One after the other: what was chosen last stands.
    scope: { id: 'save-mail-preferences' },
    mutationFn: (chosen: ChosenMails) =>
      call<SaveMailPreferencesResponse>('save-mail-preferences', {
        ...chosen,
        time_zone: deviceZone(),
      }),
    onMutate: async (chosen) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, chosen);
      return { before };
    },
    onError: (error, _chosen, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toast.error(t`This could not be saved. ${describe(error)}`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
