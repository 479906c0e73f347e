import type { currentView } from '../../../lib/auth/learner-view.ts';
import { connectAuth } from '../../../lib/backend/connect-auth.ts';
import { completeBackend } from '../../../lib/backend/connect-backend.ts';

/** Ends a view on the server, with the admin's own session. Rejects with a BackendError. */
export async function endView({ view_id, user }: NonNullable<ReturnType<typeof currentView>>): Promise<void> {
  await completeBackend(await connectAuth()).call('end-view', { view_id, user_id: user.id });
}
