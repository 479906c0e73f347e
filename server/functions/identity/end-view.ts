import { endViewRequest } from '#domain/identity/people-contract.ts';
import { adminAction } from '../admin-function.ts';
import { Refusal } from '../product-function.ts';
import { VIEW_SECONDS } from './view-as-learner.ts';

/** Ends a view before its time: its token is refused from then on. Refuses with 404 `view-not-found`. */
export const endView = adminAction('end-view', endViewRequest, async (input, { query, adminId }) => {
  const { view_id: viewId, user_id: id } = input;
  const { rowCount } = await query(
    `select from public.admin_actions
     where user_id = $1 and subject_id = $2 and action = 'view-as-learner' and details ->> 'view' = $3`,
    [adminId, id, viewId],
  );
  if (rowCount === 0) throw new Refusal(404, 'view-not-found');
  await query(
    `with ended as (
       insert into auth.revocations (subject, until) values ($1, now() + make_interval(secs => $2))
       on conflict (subject) do update set until = excluded.until
       returning subject, until
     )
     select pg_notify('auth_revocations', format('%s %s', subject, ceil(extract(epoch from until)))) from ended`,
    [viewId, VIEW_SECONDS],
  );
  return { subjectId: id, details: { view: viewId }, answer: { view_id: viewId } };
});
