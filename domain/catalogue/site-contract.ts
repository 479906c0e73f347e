import * as v from 'valibot';
import {
  day,
  fields,
  identifier,
  list,
  localizedText,
  oneOf,
  text,
  webAddress,
  wholeNumber,
} from '../content/field-schemas.ts';
import { SITE_FEATURES, type SiteFeature } from '../content/site-features.ts';

/** A number that the operator states, worded in every language: 10,000, 95%, $2M; `at_least` makes it "10,000+". */
const statedNumber = fields({
  number: v.pipe(v.number('must be a number.'), v.minValue(0, 'must not be negative.')),
  unit: v.optional(oneOf(['percent', 'USD', 'EUR', 'GBP', 'INR', 'CNY'])),
  at_least: v.optional(v.boolean('must be `true` or `false`.'), false),
});

/** A figure the operator states about the installation, such as "10,000+ students trained". */
const figure = fields({
  id: identifier,
  value: statedNumber,
  label: localizedText,
  source: v.optional(text),
  /** The feature that the figure speaks of, when that may not work yet. */
  feature: v.optional(oneOf(featureNames())),
});

/** A promise about the product in words; it needs a source as a figure does. */
const claim = fields({ id: identifier, text: localizedText, source: v.optional(text) });

/** The switch of a feature: an operator cannot switch on what this version of the software does not have. */
function readiness(feature: SiteFeature) {
  const { isBuilt }: { isBuilt: boolean } = SITE_FEATURES[feature];
  return v.pipe(
    oneOf(['ready', 'in-preparation']),
    v.check(
      (value) => value === 'in-preparation' || isBuilt,
      'must be `in-preparation`: this version of the software does not have it.',
    ),
  );
}

function featureNames(): readonly SiteFeature[] {
  return Object.keys(SITE_FEATURES) as SiteFeature[];
}

const switches = Object.fromEntries(featureNames().map((feature) => [feature, readiness(feature)])) as Record<
  SiteFeature,
  ReturnType<typeof readiness>
>;

const program = fields({
  id: oneOf(['beginner', 'women', 'global']),
  spots: wholeNumber(0, 1_000_000),
  name: localizedText,
  description: localizedText,
  source: v.optional(text),
});

const story = fields({
  id: identifier,
  name: text,
  place: localizedText,
  text: localizedText,
  /** An example stays labelled as one until the operator replaces it with a real person's words. */
  example: v.boolean('must be `true` or `false`.'),
});

/** Versions of the legal pages; a learner accepts a version, so a changed text needs a new day here. */
const legalVersions = fields({ terms: day, privacy: day, 'risk-disclosure': day });

/** site.yaml: everything an operator changes to make an installation their own. */
export const siteSchema = fields({
  name: text,
  tagline: localizedText,
  unsourced_footnote: localizedText,
  example_label: localizedText,
  stats: list(figure, 1),
  claims: list(claim),
  community: fields({ stats: list(figure), programs: list(program), stories: list(story) }),
  features: fields(switches),
  contact: fields({ email: v.optional(text), address: v.optional(text) }),
  social: fields({
    facebook: v.optional(webAddress),
    instagram: v.optional(webAddress),
    x: v.optional(webAddress),
    linkedin: v.optional(webAddress),
    youtube: v.optional(webAddress),
    telegram: v.optional(webAddress),
  }),
  legal: fields({ minimum_age: wholeNumber(13, 30), versions: legalVersions }),
});

export type StatedNumber = v.InferOutput<typeof statedNumber>;

export type SiteFile = v.InferOutput<typeof siteSchema>;

/** Whether a figure or claim is shown with the footnote "stated by the operator". */
export function needsFootnote(statement: { readonly source?: string | undefined }): boolean {
  return statement.source === undefined;
}
