import { Plural, Trans } from '@lingui/react/macro';
import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import { seatsLeft } from '#domain/community/seats-left.ts';
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
      lead={<Trans>Each mark stands for ten places; a filled one has been awarded.</Trans>}
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
  const { awards } = usePage();
  const left = seatsLeft(program.spots, awards[program.id] ?? 0);
  return (
    <li className="flex flex-col gap-2 py-6 md:px-6 md:first:ps-0 md:last:pe-0">
      <h3 className="text-24">{localized(program.name)}</h3>
      <p className="text-muted">{localized(program.description)}</p>
      <p className="mt-auto pt-4 font-serif text-32">
        <Plural value={program.spots} one="# spot" other="# spots" />
        <OperatorMark statement={program} />
      </p>
      <p className="text-muted tabular-nums">
        {left === 0 ? (
          <Trans>Every spot has been awarded.</Trans>
        ) : (
          <Plural value={left} one="# spot left" other="# spots left" />
        )}
      </p>
      <SpotsSketch spots={program.spots} left={left} />
    </li>
  );
}
