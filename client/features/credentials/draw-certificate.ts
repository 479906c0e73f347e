import { useMutation } from '@tanstack/react-query';
import { useBackend } from '../../lib/backend/backend-context.tsx';

/** Has the server draw a certificate of the learner as a page to print. Rejects with a BackendError. */
export function useDrawCertificate() {
  const { call } = useBackend();
  return useMutation({
    mutationKey: ['draw-certificate'],
    mutationFn: async (id: string): Promise<Uint8Array<ArrayBuffer>> => {
      const { pdf } = await call<{ pdf: string }>('draw-certificate', { credential_id: id });
      return Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
    },
  });
}
