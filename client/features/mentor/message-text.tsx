import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';

const LINK = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*|https:\/\/[^)\s]+)\)/g;
const APP_PATH = /^\/(?:dashboard|assessment|course\/)/;
const linkStyles = 'text-plum underline underline-offset-4';

/** The mentor's words as `MentorReply` describes them: paragraphs, quotations, sums, lists and links. */
export function MessageText({ content }: { content: string }) {
  return content.split(/\n{2,}/).map((paragraph, index) => {
    // The text of a message never changes: its place is its identity.
    if (paragraph.startsWith('> ')) {
      return (
        <blockquote key={index} lang="en" dir="ltr" className="mt-3 rounded-control bg-sunken px-4 py-3">
          {paragraph.slice(2)}
        </blockquote>
      );
    }
    if (paragraph.startsWith('= ')) {
      return (
        <p
          key={index}
          dir="ltr"
          className="mt-1 whitespace-pre-line text-20 tabular-nums rtl:text-end [&+div]:mt-3"
        >
          {paragraph.replaceAll(/^= /gm, '')}
        </p>
      );
    }
    const lines = paragraph.split('\n');
    const entries = lines.filter((line) => line.startsWith('- '));
    const words = lines.filter((line) => !line.startsWith('- ')).join('\n');
    return (
      <div key={index} className="[&+div]:mt-3">
        {words !== '' && <p className="whitespace-pre-line">{withLinks(words)}</p>}
        {entries.length > 0 && (
          <ul className="list-disc ps-5">
            {entries.map((entry, place) => (
              <li key={place} className="py-0.5">
                {withLinks(entry.slice(2))}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  });
}

function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', path = ''] = match;
    parts.push(<Fragment key={end}>{text.slice(end, match.index)}</Fragment>);
    parts.push(<PageLink key={path} path={path} words={words} />);
    end = match.index + whole.length;
  }
  return [...parts, <Fragment key="end">{text.slice(end)}</Fragment>];
}

function PageLink({ path, words }: { path: string; words: string }) {
  // Public pages are no part of the app.
  if (!APP_PATH.test(path)) {
    return (
      <a href={path} className={linkStyles}>
        {words}
      </a>
    );
  }
  const { pathname, searchParams } = new URL(path, location.origin);
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} className={linkStyles}>
      {words}
    </Link>
  );
}
