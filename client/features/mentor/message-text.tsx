import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** A message as plain text with its paragraphs; `[words](/path)` of the mentor's written replies becomes a link. */
export function MessageText({ content }: { content: string }) {
  return content.split(/\n{2,}/).map((paragraph, index) => (
    // The text of a message never changes: its place is its identity.
    <p key={index} className="whitespace-pre-line [&+p]:mt-3">
      {partsOf(paragraph).map((part, place) =>
        part.path === null ? (
          <Fragment key={place}>{part.text}</Fragment>
        ) : (
          <Link key={place} to={part.path} className="text-plum underline underline-offset-4">
            {part.text}
          </Link>
        ),
      )}
    </p>
  ));
}

function partsOf(text: string): { text: string; path: string | null }[] {
  const parts: { text: string; path: string | null }[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = '', path = ''] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), path: null });
    parts.push({ text: words, path });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), path: null });
  return parts;
}
