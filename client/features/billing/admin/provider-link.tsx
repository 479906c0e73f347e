interface ProviderLinkProps {
  provider: string | null;
  /** The provider's id of a subscription, an invoice or a refund. */
  reference: string | null;
}

/** Where the provider shows something, and where an operator pays something back; without such a place, its id. */
export function ProviderLink({ provider, reference }: ProviderLinkProps) {
  if (reference === null) return '–';
  if (provider !== 'stripe')
    return (
      <bdi dir="ltr" className="whitespace-nowrap">
        {reference}
      </bdi>
    );
  return (
    <a
      href={`https://dashboard.stripe.com/search?query=${encodeURIComponent(reference)}`}
      className="text-plum underline underline-offset-4"
    >
      <bdi dir="ltr" className="whitespace-nowrap">
        {reference}
      </bdi>
    </a>
  );
}
