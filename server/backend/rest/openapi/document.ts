import type { Catalogue, Column, Relation, Routine } from '../catalogue/catalogue.ts';
import { columnSchema, typeSchema } from './types.ts';
import type { Visible, VisibleRelation } from './visible.ts';

type Json = Record<string, unknown>;

/** A schema as Swagger 2.0, in the shape that PostgREST gives it. */
export function describeApi(catalogue: Catalogue, schema: string, visible: Visible): Json {
  const relations = [...catalogue.relations(schema).values()].flatMap((relation) => {
    const access = visible.relations.get(relation.name);
    return access ? [{ relation, access, columns: visibleColumns(relation, access) }] : [];
  });
  const routines = [...catalogue.routines(schema)].filter(([name]) => visible.routines.has(name));
  return {
    swagger: '2.0',
    info: { title: 'standard public schema', description: '', version: '14' },
    basePath: '/',
    consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: {
      '/': {
        get: {
          tags: ['Introspection'],
          summary: 'OpenAPI description (this document)',
          produces: ['application/openapi+json', 'application/json'],
          responses: { 200: { description: 'OK' } },
        },
      },
      ...Object.fromEntries(
        relations.map(({ relation, access, columns }) => [
          `/${relation.name}`,
          relationPath(relation, access, columns),
        ]),
      ),
      ...Object.fromEntries(
        routines.map(([name, overloads]) => [`/rpc/${name}`, routinePath(name, overloads)]),
      ),
    },
    definitions: Object.fromEntries(
      relations.map(({ relation, columns }) => [relation.name, definition(relation, columns)]),
    ),
    parameters: SHARED_PARAMETERS,
  };
}

function visibleColumns(relation: Relation, access: VisibleRelation): Column[] {
  return [...relation.columns.values()].filter(
    ({ name }) => access.readable.has(name) || access.insertable.has(name) || access.updatable.has(name),
  );
}

function definition(relation: Relation, columns: readonly Column[]): Json {
  return {
    description: relation.description ?? undefined,
    required: columns.filter((column) => !column.nullable).map((column) => column.name),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, columnSchema(column, relation.primaryKey.includes(column.name))]),
    ),
    type: 'object',
  };
}

function relationPath(relation: Relation, access: VisibleRelation, columns: readonly Column[]): Json {
  const filters = columns.map(({ name, type, description }) => ({
    name,
    in: 'query',
    required: false,
    type: 'string',
    format: type,
    description: description ?? undefined,
  }));
  const body = {
    name: 'body',
    in: 'body',
    required: false,
    schema: { $ref: `#/definitions/${relation.name}` },
  };
  const tags = [relation.name];
  const summary = relation.description ?? undefined;
  return {
    ...(access.readable.size > 0 && {
      get: {
        tags,
        summary,
        parameters: [...filters, ...references('select', 'order', 'limit', 'offset', 'preferCount')],
        responses: {
          200: {
            description: 'OK',
            schema: { type: 'array', items: { $ref: `#/definitions/${relation.name}` } },
          },
          206: { description: 'Partial Content' },
        },
      },
    }),
    ...(access.insertable.size > 0 && {
      post: {
        tags,
        summary,
        parameters: [body, ...references('select', 'preferReturn')],
        responses: { 201: { description: 'Created' } },
      },
    }),
    ...(access.updatable.size > 0 && {
      patch: {
        tags,
        summary,
        parameters: [...filters, body, ...references('preferReturn')],
        responses: { 204: { description: 'No Content' } },
      },
    }),
    ...(access.isDeletable && {
      delete: {
        tags,
        summary,
        parameters: [...filters, ...references('preferReturn')],
        responses: { 204: { description: 'No Content' } },
      },
    }),
  };
}

function routinePath(name: string, overloads: readonly Routine[]): Json {
  const named = overloads.flatMap((routine) => routine.arguments).filter((argument) => argument.name !== '');
  const required = named.filter((argument) => argument.required).map((argument) => argument.name);
  const properties = named.map((argument) => [argument.name, typeSchema(argument.type)] as const);
  const operation = { tags: [`(rpc) ${name}`], summary: overloads[0]?.description ?? undefined };
  const responses = { 200: { description: 'OK' } };
  const isReadOnly = overloads.every((routine) => !routine.volatile);
  return {
    ...(isReadOnly && {
      get: {
        ...operation,
        parameters: named.map((argument) => ({
          name: argument.name,
          in: 'query',
          required: argument.required,
          type: 'string',
          format: argument.type,
        })),
        responses,
      },
    }),
    post: {
      ...operation,
      parameters: [
        {
          name: 'args',
          in: 'body',
          required: true,
          schema: { type: 'object', required, properties: Object.fromEntries(properties) },
        },
      ],
      responses,
    },
  };
}

function references(...names: (keyof typeof SHARED_PARAMETERS)[]): Json[] {
  return names.map((name) => ({ $ref: `#/parameters/${name}` }));
}

const inQuery = (name: string, description: string) => ({
  name,
  description,
  in: 'query',
  required: false,
  type: 'string',
});
const preference = (choices: readonly string[]) => ({
  name: 'Prefer',
  description: 'Preference',
  in: 'header',
  required: false,
  type: 'string',
  enum: choices,
});

const SHARED_PARAMETERS = {
  select: inQuery('select', 'Filtering Columns'),
  order: inQuery('order', 'Ordering'),
  limit: inQuery('limit', 'Limiting and Pagination'),
  offset: inQuery('offset', 'Limiting and Pagination'),
  preferCount: preference(['count=exact', 'count=planned', 'count=estimated']),
  preferReturn: preference(['return=representation', 'return=minimal', 'return=headers-only']),
};
