import { connectView, currentView } from '../auth/learner-view.ts';
import { connectAuth } from './connect-auth.ts';
import { type Backend, completeBackend } from './connect-backend.ts';

/**
 * Connects auth, tables and functions for whoever is signed in, or for an admin who looks on as a learner. Rejects when
 * `/config.json` cannot be had.
 */
export async function connectApp(): Promise<Backend> {
  const view = currentView();
  return completeBackend(await (view === null ? connectAuth() : connectView(view)));
}
