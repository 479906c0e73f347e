import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../../../lib/backend/backend-context.tsx';

export interface BlockWanted {
  /** Addresses, or networks in CIDR notation. */
  addresses: readonly string[];
  reason: string;
  /** Null: until it is lifted. */
  endsAt: string | null;
}

/** Blocks addresses one after the other; gives the ids of the blocks. Rejects with a BackendError. */
export function useBlockAddress() {
  const { call } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['block-address'],
    mutationFn: async ({ addresses, reason, endsAt }: BlockWanted) => {
      const ids: string[] = [];
      for (const address of addresses) {
        const block = { address, reason, ends_at: endsAt };
        ids.push((await call<{ block_id: string }>('block-address', block)).block_id);
      }
      return ids;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['blocked_addresses'] }),
  });
}
