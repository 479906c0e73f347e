import { useMutation } from '@tanstack/react-query';
import type { PracticalFile } from '#domain/exams/practical/practical-file.ts';
import { useBackend } from '../../../lib/backend/backend-context.tsx';
import { saveFile } from '../../../lib/save-file.ts';

/** Saves everything that a practical part is computed again from. */
export function useExportPractical() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['export-practical'],
    mutationFn: (sessionId: string) => call<PracticalFile>('export-practical', { session_id: sessionId }),
    onSuccess: (file) => saveFile('practical-part.json', 'application/json', JSON.stringify(file)),
  });
}
