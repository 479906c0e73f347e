import { exportPracticalRequest } from '#domain/exams/practical-contract.ts';
import { oneOrNone } from '#domain/kernel/one.ts';
import { type CountUse, type ProductFunction, Refusal } from '../product-function.ts';
import { readCall, requireUser } from '../read-call.ts';
import { refuseTooOften } from '../simulator/refuse-too-often.ts';
import type { SimulatorTools } from '../simulator/simulator-tools.ts';
import { attemptOf } from './practical/attempt-record.ts';
import { practicalFile } from './practical/practical-file.ts';

/**
 * A finished attempt of the caller with everything it is computed again from, the key of its market among it: the file that
 * `npm run recompute` reads. With the certificate that states its hashes, where there is one.
 *
 * Refusals: 404 `attempt-not-found`; 409 `attempt-not-finished`, `simulator-release-needed`; 429 `over_request_rate_limit`.
 */
export function createExportPractical(tools: SimulatorTools, countUse: CountUse): ProductFunction {
  return async (request, { caller, query }) => {
    const userId = requireUser(caller);
    const { session_id: id } = await readCall(request, exportPracticalRequest);
    await refuseTooOften(countUse, 'export-practical', userId);
    const attempt = await attemptOf(query, id);
    if (attempt?.user_id !== userId) throw new Refusal(404, 'attempt-not-found');
    if (attempt.record === null) throw new Refusal(409, 'attempt-not-finished');
    const { rows } = await query<{ signed_text: string }>(
      `select signed_text from public.credentials
       join public.certificate_orders as orders on orders.id = credentials.order_id
       join public.achievements on achievements.id = orders.achievement_id
       join public.lessons on lessons.course_id = achievements.course_id and lessons.id = $2
       where credentials.user_id = $1 order by credentials.issued_at limit 1`,
      [userId, attempt.lesson_id],
    );
    const credential = oneOrNone(rows)?.signed_text ?? null;
    const { record } = attempt;
    return Response.json(await practicalFile(query, tools, { ...attempt, credential, record }));
  };
}
