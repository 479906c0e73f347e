export { inlineScripts } from './pages/public/inline-scripts.ts';
export { renderPage } from './pages/public/render-page.tsx';
