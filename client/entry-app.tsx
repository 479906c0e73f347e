import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { SecurityGuard } from './features/security/guard/security-guard.tsx';
import { endFirstBars } from './features/simulator/chart/first-bars.ts';
import { AuthProvider } from './lib/auth/auth-provider.tsx';
import { BackendProvider } from './lib/backend/backend-context.tsx';
import { connectApp } from './lib/backend/connect-app.ts';
import { bringErrorWords } from './lib/errors/describe-error.ts';
import { appCatalogue } from './lib/i18n/app-catalogue.ts';
import { addCatalogue } from './lib/i18n/load-catalogues.ts';
import { mountApp } from './lib/mount-app.tsx';
import { notePageAsked } from './lib/queries/always-but-just-read.ts';
import { createQueryClient } from './lib/queries/create-query-client.ts';
import { appErrorMessages } from './pages/app-error-messages.ts';
import { createAppRouter } from './pages/routes.tsx';
import './styles/app.css';
import { Toaster } from './ui/toast/toaster.tsx';

addCatalogue(appCatalogue);
bringErrorWords(appErrorMessages);
const connection = connectApp();
const queryClient = createQueryClient();
const router = createAppRouter({ connection, queryClient });
// The code of the screen, and what it shows, come while the app is being put together.
router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
  if (pathChanged) notePageAsked();
  // Of a page that was left before its chart was there.
  if (fromLocation && pathChanged) endFirstBars();
});
void router.load();

const followRoutes = (onChange: () => void) =>
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) onChange();
  });

// Not awaited: with a single `await` at the top of a module the bundler joins no chunks, and a page falls into twice as many files.
void mountApp(
  () => connection,
  (backend) => (
    <BackendProvider backend={backend}>
      <AuthProvider auth={backend.auth}>
        <QueryClientProvider client={queryClient}>
          <SecurityGuard connect={() => Promise.resolve(backend)} followRoutes={followRoutes}>
            <RouterProvider router={router} />
          </SecurityGuard>
          <Toaster />
        </QueryClientProvider>
      </AuthProvider>
    </BackendProvider>
  ),
);
