import type { Ref } from 'react';

interface SanitisedHtmlProps {
  /** HTML that the server sanitised when it imported the lesson; never a learner's text. */
  html: string;
  inline?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement & HTMLSpanElement>;
}

/** Shows HTML from `lesson_bodies` or an answer key. The only place of the client that sets inner HTML. */
export function SanitisedHtml({ html, inline = false, className, ref }: SanitisedHtmlProps) {
  const Element = inline ? 'span' : 'div';
  // Course content is written in English first, whatever the language around it.
  const language = { lang: 'en', dir: 'ltr' };
  // oxlint-disable-next-line react/no-danger -- rehype-sanitize has run over it at import
  return <Element {...language} ref={ref} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
