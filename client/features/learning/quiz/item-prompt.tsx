import { SanitisedHtml } from '../../../ui/sanitised-html.tsx';

/** What an item asks: as text in a quiz, as a heading where it stands alone on the screen. */
export function ItemPrompt({ html, isHeading }: { html: string; isHeading: boolean }) {
  return (
    <SanitisedHtml
      html={html}
      className={isHeading ? 'prose font-serif text-20 leading-snug sm:text-24' : 'prose'}
    />
  );
}
