export { pageName } from './pages/public/describe-page.ts';
export { inlineScripts } from './pages/public/inline-scripts.ts';
export { PUBLIC_PATHS, socialImageAddress } from './pages/public/public-paths.ts';
export { renderPage } from './pages/public/render-page.tsx';
