import { one } from '#domain/kernel/one.ts';
import { blockAddressRequest } from '#domain/security/contract.ts';
import { adminAction } from '../admin-function.ts';

/**
 * Blocks an address or a network: every server process answers it nothing within moments. Of an IPv6 address the network
 * that one visitor holds is blocked. The log does not name the address, which may be a person's.
 *
 * Refusals: 409 `address-invalid`, `network-too-wide`, `own-address`, `too-many-blocks`.
 */
export const blockAddress = adminAction('block-address', blockAddressRequest, async (input, context) => {
  const { rows } = await context.query<{ id: string; network: string; ends_at: Date | null }>(
    'select id, network::text, ends_at from private.block_address($1, $2, $3, $4)',
    [input.address, input.reason, input.ends_at, context.address],
  );
  const block = one(rows);
  return {
    subjectId: block.id,
    details: { ends_at: block.ends_at },
    answer: { block_id: block.id, network: block.network },
  };
});
