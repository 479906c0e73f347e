import type { Ref } from 'react';

interface SanitisedHtmlProps {
  /** HTML that the server sanitised when it imported the lesson; never a learner's text. */
  html: string;
  inline?: boolean;
  /** The language of the HTML; English, as course content is, when left out. */
  language?: string;
  className?: string;
  ref?: Ref<HTMLDivElement & HTMLSpanElement>;
}

/** Shows HTML from `lesson_bodies`, an answer key or a chart that was drawn before. The only place of the client that sets inner HTML. */
export function SanitisedHtml({ html, inline = false, language = 'en', className, ref }: SanitisedHtmlProps) {
  const Element = inline ? 'span' : 'div';
  // Course content is written in English first, whatever the language around it.
  const tongue = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
  // oxlint-disable-next-line react/no-danger -- rehype-sanitize has run over it at import
  return <Element {...tongue} ref={ref} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
