import { Trans } from '@lingui/react/macro';
import { useLocalized, usePage } from '../page-context.tsx';
import { RiskLine } from '../risk-line.tsx';
import { Section } from '../section.tsx';

/** Three success stories; an invented one says that it is an example. */
export function Stories() {
  const { site } = usePage();
  const localized = useLocalized();
  return (
    <Section id="stories" title={<Trans>Success stories</Trans>}>
      <ul className="grid gap-8 md:grid-cols-3">
        {site.community.stories.map((story) => (
          <li key={story.id}>
            <figure>
              <blockquote className="font-serif text-20">{localized(story.text)}</blockquote>
              <figcaption className="mt-3 text-15 text-muted">
                {story.name}, {localized(story.place)}
                {story.example && (
                  <span className="ms-2 rounded-tag border border-control px-2 py-0.5 text-13">
                    {localized(site.example_label)}
                  </span>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <RiskLine />
    </Section>
  );
}
