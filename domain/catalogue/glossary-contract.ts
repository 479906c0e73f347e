import * as v from 'valibot';
import { fields, identifier, list, text } from '../content/field-schemas.ts';

/** glossary.yaml: the words that lessons explain in place. */
export const glossarySchema = fields({
  terms: list(fields({ id: identifier, term: text, plural: v.optional(text), definition: text }), 1),
});

export type GlossaryFile = v.InferOutput<typeof glossarySchema>;
export type GlossaryTerm = GlossaryFile['terms'][number];

/** A term as `lesson_bodies.terms` keeps it under its id. */
export type ExplainedTerm = Pick<GlossaryTerm, 'term' | 'definition'>;

/** Every term, as the glossary has them. */
export type ListTermsResponse = { readonly terms: readonly GlossaryTerm[] };
