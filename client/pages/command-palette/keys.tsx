/** Keys that do the same, as they are labelled on a keyboard; left to right in every language. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span dir="ltr" className="inline-flex flex-wrap gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-tag border border-control bg-surface px-1.5 text-center font-sans text-13"
        >
          {key === ' ' ? 'Space' : key}
        </kbd>
      ))}
    </span>
  );
}
