import { type ReactNode, useState } from 'react';

interface GalleryBlockProps {
  title: string;
  /** The lines that make it. */
  source: string;
  children: ReactNode;
}

/** A block of a lesson in the measure of a lesson, and what its author wrote below it. */
export function GalleryBlock({ title, source, children }: GalleryBlockProps) {
  const [opened, setOpened] = useState(false);
  return (
    <article data-block={title} className="min-w-0 max-w-measure border-t border-line pt-6">
      {children}
      <details lang="en" className="mt-6" onToggle={() => setOpened(true)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-tag text-15 text-plum underline underline-offset-4">
          Source
        </summary>
        {opened && (
          <pre
            dir="ltr"
            className="rounded-control border border-line p-4 text-13 wrap-anywhere whitespace-pre-wrap"
          >
            {source}
          </pre>
        )}
      </details>
    </article>
  );
}
