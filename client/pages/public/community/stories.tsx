import { Trans } from '@lingui/react/macro';
import { useLocalized, usePage } from '../page-context.tsx';
import { RiskLine } from '../risk-line.tsx';
import { Section } from '../section.tsx';
import { Tag } from '../tag.tsx';

/** Three success stories; an invented one says that it is an example. */
export function Stories() {
  const { site } = usePage();
  const localized = useLocalized();
  return (
    <Section
      id="stories"
      title={<Trans>Success stories</Trans>}
      lead={<Trans>Success is a loss you could bear and a rule you kept.</Trans>}
    >
      <ul className="grid gap-10 md:grid-cols-3">
        {site.community.stories.map((story) => (
          <li key={story.id}>
            <figure className="flex h-full flex-col gap-4 border-t border-ink pt-4">
              <blockquote className="font-serif text-24">{localized(story.text)}</blockquote>
              <figcaption className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-15 text-muted">
                {story.name}, {localized(story.place)}
                {story.example && <Tag>{localized(site.example_label)}</Tag>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <RiskLine />
    </Section>
  );
}
