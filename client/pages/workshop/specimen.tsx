import { type ReactNode, useId } from 'react';

interface SpecimenGroupProps {
  title: string;
  children: ReactNode;
}

/** A chapter of the workshop. Its words are for developers and therefore not translated. */
export function SpecimenGroup({ title, children }: SpecimenGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-6">
      <h2 id={id} className="text-32">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** The component and what is shown of it. */
  name: string;
  children: ReactNode;
  /** Puts the states below each other over the full width instead of side by side. */
  stacked?: boolean;
}

/** One component in some of its states. */
export function Specimen({ name, children, stacked = false }: SpecimenProps) {
  const layout = stacked ? 'grid grid-cols-[minmax(0,1fr)] gap-6' : 'flex flex-wrap items-center gap-4';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h3 className="font-sans text-15 font-semibold text-muted">{name}</h3>
      <div className={layout}>{children}</div>
    </div>
  );
}
