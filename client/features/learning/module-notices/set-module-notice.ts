import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '../../../lib/auth/use-signed-in-user.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import type { Tables } from '../../../lib/backend/database.ts';
import { unwrap } from '../../../lib/backend/unwrap.ts';
import { useErrorWording } from '../../../lib/errors/use-error-wording.ts';
import { localizedText } from '../../../lib/i18n/localized-text.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { moduleNoticesQuery } from './fetch-module-notices.ts';

/**
 * Asks for a mail about each further module of a course, or for none any more: `mutate(true)`, `mutate(false)`. It shows at
 * once, says what comes of it, and goes back when the server refuses.
 */
export function useSetModuleNotice(course: Pick<Tables<'courses'>, 'id' | 'title' | 'translations'>) {
  const { t, i18n } = useLingui();
  const describe = useErrorWording();
  const { rest } = useBackend();
  const user = useSignedInUser();
  const queryClient = useQueryClient();
  const { queryKey } = moduleNoticesQuery(rest, user.id);
  const row = { user_id: user.id, course_id: course.id };
  const title = localizedText(course, 'title', i18n.locale);
  return useMutation({
    mutationKey: ['set-module-notice'],
    // One after the other: what was pressed last stands.
    scope: { id: 'set-module-notice' },
    mutationFn: async (wanted: boolean) =>
      unwrap(
        wanted
          ? await rest
              .from('module_notices')
              .upsert(row, { onConflict: 'user_id,course_id', ignoreDuplicates: true })
          : await rest.from('module_notices').delete().match(row),
      ),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      const others = (before ?? []).filter((id) => id !== course.id);
      queryClient.setQueryData(queryKey, wanted ? [course.id, ...others] : others);
      return { before };
    },
    onSuccess: (_data, wanted) => {
      if (!wanted) return toast.success(t`You get no more mails about ${title}.`);
      return toast.success(
        user.email_confirmed_at
          ? t`We write to you when the next module of ${title} is ready.`
          : t`Once you have confirmed your address, we write to you when the next module of ${title} is ready.`,
      );
    },
    onError: (error, _wanted, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toast.error(t`This could not be saved. ${describe(error)}`);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
