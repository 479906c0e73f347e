import { Plural, Trans } from '@lingui/react/macro';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { SpotsSketch } from '../illustrations/spots-sketch.tsx';
import { OperatorMark } from '../operator-mark.tsx';
import { useLocalized, usePage } from '../page-context.tsx';
import { Section } from '../section.tsx';

type Program = SiteFile['community']['programs'][number];

/** The three scholarship programs. */
export function Programs() {
  const { site } = usePage();
  return (
    <Section
      id="programs"
      title={<Trans>Scholarship programs</Trans>}
      lead={<Trans>Each mark stands for ten places.</Trans>}
    >
      <ul className="grid border-y border-line max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
        {site.community.programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </ul>
    </Section>
  );
}

function ProgramCard({ program }: { program: Program }) {
  const localized = useLocalized();
  return (
    <li className="flex flex-col gap-2 py-6 md:px-6 md:first:ps-0 md:last:pe-0">
      <h3 className="text-24">{localized(program.name)}</h3>
      <p className="text-muted">{localized(program.description)}</p>
      <p className="mt-auto pt-4 font-serif text-32">
        <Plural value={program.spots} one="# spot" other="# spots" />
        <OperatorMark statement={program} />
      </p>
      <SpotsSketch spots={program.spots} />
    </li>
  );
}
