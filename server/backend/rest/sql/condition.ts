import type { Condition } from '../parse/condition.ts';
import type { Field } from '../parse/field.ts';
import type { Operation } from '../parse/operation.ts';
import { findChild, type Resource } from '../plan/resource.ts';
import { RestError } from '../rest-error.ts';
import { fieldSql } from './field.ts';
import type { Parameters } from './parameters.ts';

/** A condition of a resource as SQL; values become parameters, whose types PostgreSQL infers. */
export function conditionSql(resource: Resource, condition: Condition, parameters: Parameters): string {
  if (condition.kind === 'filter') return filterSql(resource, condition, parameters);
  const members = condition.members.map((member) => conditionSql(resource, member, parameters));
  return `${condition.negated ? 'not ' : ''}(${members.join(` ${condition.join} `)})`;
}

function filterSql(
  resource: Resource,
  { field, operation }: Extract<Condition, { kind: 'filter' }>,
  parameters: Parameters,
): string {
  const test = operationSql(left(), operation, parameters, isTextSearch());
  return operation.negated ? `not (${test})` : test;

  function left(): string {
    const child = nullTestedChild(resource, { kind: 'filter', field, operation });
    if (!child) refuseOnResource(resource, field);
    return child ? `${child.join}.j` : fieldSql(resource.relation, resource.alias, field);
  }
  function isTextSearch(): boolean {
    return field.path.length === 0 && resource.relation.columns.get(field.name)?.isTextSearch === true;
  }
}

/** The embedded resource whose presence a filter asks for: `author=is.null`, `tags=not.is.null`. */
function nullTestedChild(resource: Resource, condition: Extract<Condition, { kind: 'filter' }>) {
  const { field, operation } = condition;
  const asksForNull = operation.keyword === 'null' || operation.keyword === 'not null';
  if (!asksForNull || field.path.length > 0 || resource.relation.columns.has(field.name)) return undefined;
  return findChild(resource, field.name);
}

/** @throws RestError PGRST120 for a filter that asks something else of an embedded resource than whether it is there */
function refuseOnResource(resource: Resource, { name, path }: Field): void {
  const { columns, computed } = resource.relation;
  if (columns.has(name) || computed.has(name) || path.length > 0 || !findChild(resource, name)) return;
  throw new RestError(400, 'PGRST120', `Bad operator on the '${name}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

/** The embedded resources that the condition asks about. */
export function nullTestedChildren(resource: Resource, condition: Condition): (string | undefined)[] {
  return condition.kind === 'filter'
    ? [nullTestedChild(resource, condition)?.join]
    : condition.members.flatMap((member) => nullTestedChildren(resource, member));
}

function operationSql(
  left: string,
  { operator, quantifier, value, language, keyword }: Operation,
  parameters: Parameters,
  isTextSearch: boolean,
): string {
  switch (operator.kind) {
    case 'keyword':
      return `${left} is ${keyword}`;
    case 'list':
      return `${left} = any(${parameters.place(value)})`;
    case 'search': {
      const chosen = language === undefined ? '' : `${parameters.place(language)}::regconfig, `;
      const document = isTextSearch ? left : `to_tsvector(${chosen}${left})`;
      return `${document} @@ ${operator.sql}(${chosen}${parameters.place(value)})`;
    }
    case 'infix':
    case 'pattern': {
      const argument = parameters.place(value);
      return `${left} ${operator.sql} ${quantifier === undefined ? argument : `${quantifier}(${argument})`}`;
    }
  }
}
