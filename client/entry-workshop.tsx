import { adminCatalogue } from './lib/i18n/admin-catalogue.ts';
import { appCatalogue } from './lib/i18n/app-catalogue.ts';
import { addCatalogue } from './lib/i18n/load-catalogues.ts';
import { simulatorCatalogue } from './lib/i18n/simulator-catalogue.ts';
import { mountApp } from './lib/mount-app.tsx';
import { WorkshopPage } from './pages/workshop/workshop-page.tsx';
import './styles/app.css';
import { Toaster } from './ui/toast/toaster.tsx';

// For developers only, so it needs no backend: every component in every state, without data.
addCatalogue(appCatalogue);
addCatalogue(adminCatalogue);
addCatalogue(simulatorCatalogue);
await mountApp(
  () => Promise.resolve(),
  () => (
    <>
      <WorkshopPage />
      <Toaster />
    </>
  ),
);
