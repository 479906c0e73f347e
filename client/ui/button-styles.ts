/** The looks a button or a link that acts as one may have. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'link';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control text-17 font-semibold transition-opacity ' +
  'disabled:opacity-60 aria-disabled:opacity-60 motion-safe:active:opacity-80 forced-colors:opacity-100';

const looks: Readonly<Record<ButtonLook, string>> = {
  // In forced colours a browser lays a plate of the page's colour behind text, which would hide light text on dark; the
  // tokens are system colours there already.
  primary: 'border border-transparent bg-ink px-6 py-2 text-paper forced-color-adjust-none hover:opacity-90',
  secondary: 'border border-control px-6 py-2 text-ink hover:bg-sunken',
  // The transparent border is what forced colours show of a button.
  quiet: 'border border-transparent px-3 py-2 text-ink hover:bg-sunken',
  // Its words stand in line with the text around it; the room for a finger goes beyond.
  link: '-mx-1 px-1 text-plum underline decoration-2 underline-offset-4 hover:opacity-80',
};

/** The classes of a button with the given look. */
export function buttonStyles(look: ButtonLook, extra = ''): string {
  return `${base} ${looks[look]} ${extra}`;
}
