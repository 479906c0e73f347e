export { pageName } from './pages/public/describe-page.ts';
export { renderSprite } from './pages/public/illustrations/render-sprite.tsx';
export { inlineScripts } from './pages/public/inline-scripts.ts';
export { PUBLIC_PATHS, socialImageAddress } from './pages/public/public-paths.ts';
export { renderBlockPage } from './pages/public/render-block-page.tsx';
export { renderPage } from './pages/public/render-page.tsx';
export { renderChecker } from './pages/public/verify/render-checker.tsx';
