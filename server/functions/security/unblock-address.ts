import { unblockAddressRequest } from '#domain/security/contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';

/**
 * Lifts the block of an address.
 *
 * Refusals: 404 `block-not-found`.
 */
export const unblockAddress = adminAction(
  'unblock-address',
  unblockAddressRequest,
  async ({ block_id: id }, { query }) => {
    const { rowCount } = await query('delete from public.blocked_addresses where id = $1', [id]);
    if (rowCount === 0) throw new Refusal(404, 'block-not-found');
    return { subjectId: id, answer: { block_id: id } };
  },
);
