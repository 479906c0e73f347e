import { changeRoleRequest } from '#domain/identity/people-contract.ts';
import { adminAction } from '../admin-function.ts';

/**
 * Makes somebody an admin, or a learner again, which ends their sessions.
 *
 * Refusals: 404 `account-not-found`, 409 `own-account`, `account-banned` and `last-admin`.
 */
export const changeRole = adminAction(
  'change-role',
  changeRoleRequest,
  async ({ user_id: id, role }, { query }) => {
    await query('select private.change_role($1, $2)', [id, role === 'admin']);
    return { subjectId: id, details: { role }, answer: { user_id: id, role } };
  },
);
