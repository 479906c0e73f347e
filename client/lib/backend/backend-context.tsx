import { createContext, type ReactNode, useContext } from 'react';
import type { Backend } from './connect-backend.ts';

const BackendContext = createContext<Backend | null>(null);

/** Gives the connected backend to every component below it. */
export function BackendProvider({ backend, children }: { backend: Backend; children: ReactNode }) {
  return <BackendContext value={backend}>{children}</BackendContext>;
}

/** The connected backend; throws outside a BackendProvider. */
export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (backend === null) throw new Error('useBackend must be used within a BackendProvider');
  return backend;
}
