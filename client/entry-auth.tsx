import { SecurityGuard } from './features/security/guard/security-guard.tsx';
import { connectAuth } from './lib/backend/connect-auth.ts';
import { mountApp } from './lib/mount-app.tsx';
import { AuthPage } from './pages/auth/auth-page.tsx';
import './styles/app.css';
import { Toaster } from './ui/toast/toaster.tsx';

// An entry of its own without router, cache and tables, so that signing in starts fast.
// Not awaited, as in entry-app.tsx.
void mountApp(connectAuth, (connection) => {
  const connect = async () => {
    const { completeBackend } = await import('./lib/backend/connect-backend.ts');
    return completeBackend(connection);
  };
  return (
    <>
      <SecurityGuard connect={connect}>
        <AuthPage connection={connection} />
      </SecurityGuard>
      <Toaster />
    </>
  );
});
