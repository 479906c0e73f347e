/** The product's name as its logo. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span translate="no" className="font-serif text-24 font-medium">
      {name}
    </span>
  );
}
