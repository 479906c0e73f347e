/** The chart puzzle of the day; its picture is drawn by the server, every day another. */
export const PUZZLE_PATH = '/puzzle';

/** Where the simulator says where it ends. */
export const MODEL_LIMITS_PATH = '/what-we-do-not-model';

/** The public pages by their paths without a language; any other path shows the 404 page. */
export const PUBLIC_PATHS = [
  '/',
  '/puzzle',
  '/community',
  '/plans',
  '/verify',
  '/invitation',
  '/what-we-do-not-model',
  '/terms',
  '/privacy',
  '/risk-disclosure',
] as const;

/** The picture of a page that link previews show, made by tools/build/draw-social-images.ts. */
export function socialImageAddress(path: string, locale: string): string {
  return `/social/${locale}/${path === '/' ? 'home' : path.slice(1)}.png`;
}
