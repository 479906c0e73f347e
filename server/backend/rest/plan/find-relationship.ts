import type { Catalogue, Relation, Relationship } from '../catalogue/catalogue.ts';
import type { Embed } from '../parse/select.ts';
import { RestError } from '../rest-error.ts';
import { closestName } from './closest-name.ts';

/**
 * Finds the relationship that an embedded resource means, as PostgREST does: by the name of the table, or of
 * the foreign key or its only column; a hint narrows it down. What a function computes comes before foreign keys.
 *
 * @throws RestError 400 PGRST200 when there is none, 300 PGRST201 when there are several
 */
export function findRelationship(catalogue: Catalogue, parent: Relation, embed: Embed): Relationship {
  const all = catalogue.relationships(parent);
  const computed = all.find((each) => each.computed && each.constraint === embed.name);
  if (computed) return computed;
  const found = all.filter((each) =>
    embed.hint === undefined ? isNamed(each, embed.name) : isHinted(each, embed.name, embed.hint),
  );
  const [first, ...others] = found;
  if (!first) throw noRelationship(parent, embed, all);
  if (others.length > 0) throw ambiguous(parent, embed, found);
  return first;
}

function isNamed(relationship: Relationship, name: string): boolean {
  if (relationship.computed) return false;
  const isSelf = relationship.from === relationship.to;
  // Of a table that refers to itself, its name means the rows that refer here; the column means the one referred to.
  if (relationship.to.name === name) return !(isSelf && relationship.holdsKey);
  // A foreign key by itself means the table it points to, not the views that show that table.
  if (relationship.junction || relationship.to.isView) return false;
  return relationship.constraint === name
    ? !isSelf || relationship.holdsKey
    : isKeyColumn(relationship, name);
}

function isHinted(relationship: Relationship, name: string, hint: string): boolean {
  if (relationship.to.name !== name && !(relationship.holdsKey && isNamed(relationship, name))) return false;
  const { junction, pairs } = relationship;
  if (junction) return junction.relation.name === hint;
  const [pair] = pairs;
  if (pairs.length === 1 && pair) {
    const [from, to] = pair;
    if (relationship.from === relationship.to) {
      // The hint names the column of the foreign key: with the table's name it means the rows that refer here.
      return !relationship.holdsKey && (to === hint || relationship.constraint === hint);
    }
    if (from === hint || to === hint) return true;
  }
  return relationship.constraint === hint;
}

function isKeyColumn(relationship: Relationship, name: string): boolean {
  return relationship.holdsKey && relationship.pairs.length === 1 && relationship.pairs[0]?.[0] === name;
}

function noRelationship(parent: Relation, embed: Embed, all: readonly Relationship[]): RestError {
  const using = embed.hint === undefined ? '' : ` using the hint '${embed.hint}'`;
  const closest = closestName(
    embed.name,
    all.map((each) => each.to.name),
  );
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${parent.name}' and '${embed.name}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${parent.name}' and '${embed.name}'${using} in the schema '${parent.schema}', but no matches were found.`,
      hint:
        closest === undefined || closest === embed.name
          ? null
          : `Perhaps you meant '${closest}' instead of '${embed.name}'.`,
    },
  );
}

function ambiguous(parent: Relation, embed: Embed, found: readonly Relationship[]): RestError {
  const hints = found.map((each) => `'${each.to.name}!${hintFor(each)}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${parent.name}' and '${embed.name}'`,
    {
      details: found.map((each) => ({
        cardinality: each.cardinality,
        embedding: `${parent.name} with ${each.to.name}`,
        relationship: describe(each),
      })),
      hint: `Try changing '${embed.name}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function hintFor(relationship: Relationship): string {
  return relationship.junction ? relationship.junction.relation.name : relationship.constraint;
}

/** The foreign keys of a relationship with the columns they join. */
function describe({ constraint, from, to, pairs, junction }: Relationship): string {
  const left = pairs.map(([name]) => name).join(', ');
  const right = pairs.map(([, name]) => name).join(', ');
  if (!junction) return `${constraint} using ${from.name}(${left}) and ${to.name}(${right})`;
  const onward = junction.onward.map(([name]) => name).join(', ');
  return `${junction.relation.name} using ${constraint}(${right}) and ${junction.constraint}(${onward})`;
}
