import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ExportConversationsResponse } from '#domain/mentor/contract.ts';
import { useBackend } from '../../lib/backend/backend-context.tsx';
import { saveFile } from '../../lib/save-file.ts';

/** Saves all conversations as one Markdown file. Rejects with a BackendError. */
export function useExportConversations() {
  const { call } = useBackend();
  const { t } = useLingui();
  return useMutation({
    mutationKey: ['export-conversations'],
    mutationFn: async () => {
      const { conversations } = await call<ExportConversationsResponse>('export-conversations', {});
      const names = { user: t`You`, assistant: t`Mentor` };
      const text = conversations.map(({ title, started_at, messages }) =>
        [
          `# ${title}`,
          started_at.slice(0, 10),
          ...messages.map(({ role, content }) => `**${names[role]}**\n\n${content}`),
        ].join('\n\n'),
      );
      saveFile('conversations.md', 'text/markdown', `${text.join('\n\n---\n\n')}\n`);
    },
  });
}
