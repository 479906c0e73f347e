import { Plural, Trans } from '@lingui/react/macro';
import { OperatorMark } from '../operator-mark.tsx';
import { useLocalized, usePage } from '../page-context.tsx';
import { Section } from '../section.tsx';

/** The three scholarship programs. */
export function Programs() {
  const { site } = usePage();
  const localized = useLocalized();
  return (
    <Section id="programs" title={<Trans>Scholarship programs</Trans>}>
      <ul className="grid gap-6 md:grid-cols-3">
        {site.community.programs.map((program) => (
          <li key={program.id} className="border-t-2 border-ink pt-4">
            <h3 className="text-24">{localized(program.name)}</h3>
            <p className="mt-1 text-muted">{localized(program.description)}</p>
            <p className="mt-3 font-semibold">
              <Plural value={program.spots} one="# spot" other="# spots" />
              <OperatorMark statement={program} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
