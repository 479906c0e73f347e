/** What the exposed schemas hold, as far as requests can name it. */
export type Catalogue = {
  /** Exposed schemas in order; the first is the default. */
  readonly schemas: readonly string[];
  relations(schema: string): ReadonlyMap<string, Relation>;
  /** Relationships that begin at this relation and end in the same schema. */
  relationships(relation: Relation): readonly Relationship[];
  /** Functions by name; more than one when the name is overloaded. */
  routines(schema: string): ReadonlyMap<string, readonly Routine[]>;
  /** Whether a function, policy or view of the database looks at `request.method` or `request.path`. */
  readonly readsRequestLine: boolean;
  /** Whether a function of the database may set `response.status` or `response.headers`. */
  readonly setsResponse: boolean;
};

/** A table or view. */
export type Relation = {
  readonly schema: string;
  readonly name: string;
  /** Quoted and qualified. */
  readonly sql: string;
  readonly isView: boolean;
  /** A composite type: no rows of its own, but functions return it. */
  readonly isType: boolean;
  readonly columns: ReadonlyMap<string, Column>;
  /** Names of the primary key's columns; of a view: those that show its table's primary key. */
  readonly primaryKey: readonly string[];
  /** Functions that take a row of this relation and act as columns: by name, the call for a row given as SQL. */
  readonly computed: ReadonlyMap<string, (row: string) => string>;
  readonly description: string | null;
};

export type Column = {
  readonly name: string;
  /** Full type name with its schema unless built in, as `format_type` writes it. */
  readonly type: string;
  /** json or jsonb, so that arrows apply without conversion. */
  readonly isJson: boolean;
  readonly isTextSearch: boolean;
  readonly nullable: boolean;
  /** SQL of the default, of an identity column the call that takes the next value. */
  readonly default: string | null;
  readonly maxLength: number | null;
  readonly enumValues: readonly string[] | null;
  readonly description: string | null;
};

/** A pair of columns that must be equal: of the relation embedded into, and of the embedded one. */
export type ColumnPair = readonly [from: string, to: string];

/** The tables at both ends of a foreign key. */
export type KeyTables = { readonly from: Relation; readonly to: Relation };

export type Relationship = {
  /** Name of the foreign key, of a many-to-many the one that points to `from`; or of the function that computes it. */
  readonly constraint: string;
  readonly from: Relation;
  readonly to: Relation;
  readonly cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  /** Whether the foreign key is a column of `from`. */
  readonly holdsKey: boolean;
  readonly pairs: readonly ColumnPair[];
  /** The tables whose rows are joined; other than `from` and `to` where those are views. */
  readonly tables: KeyTables;
  /** The table between, for a many-to-many; `pairs` then join `from` to it and `onward` joins it to `to`. */
  readonly junction: Junction | undefined;
  /** The call that gives the embedded rows for a row given as SQL; there are no `pairs` then. */
  readonly computed: ((row: string) => string) | undefined;
};

/** The table between two others, with its foreign key to the farther one. */
export type Junction = {
  readonly relation: Relation;
  readonly constraint: string;
  readonly onward: readonly ColumnPair[];
};

export type Argument = {
  /** Empty for an unnamed argument. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly variadic: boolean;
};

export type Routine = {
  readonly schema: string;
  readonly name: string;
  readonly sql: string;
  readonly arguments: readonly Argument[];
  readonly volatile: boolean;
  readonly returnsSet: boolean;
  /** `rows` for tables, composites and OUT arguments; `scalar` for one value; `void` for nothing. */
  readonly returns: 'rows' | 'scalar' | 'void';
  /** A value is a row whose columns are known only once it is there. */
  readonly isRecord: boolean;
  /** Columns of the result as a relation: the returned table, or the OUT arguments. */
  readonly result: Relation | undefined;
  /** The roles that may call it, of those that requests can take. */
  readonly callers: ReadonlySet<string>;
  readonly description: string | null;
};
