import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: ReactNode;
  /** What this part is for, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of the account page: its name at the side, what can be done beside it. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[18rem_1fr]"
    >
      <div>
        <h2 id={headingId} className="text-24">
          {title}
        </h2>
        {lead !== undefined && <p className="mt-1 text-15 text-muted">{lead}</p>}
      </div>
      <div className="grid max-w-form content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
