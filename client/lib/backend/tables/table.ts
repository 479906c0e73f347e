/** A foreign key, as postgrest-js reads it to type embedded rows. */
interface Relationship {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

/** `column` refers to the `id` of `Table`. */
export interface RefersTo<Column extends string, Table extends string> {
  foreignKeyName: string;
  columns: [Column];
  isOneToOne: false;
  referencedRelation: Table;
  referencedColumns: ['id'];
}

/** One table as postgrest-js wants it: what is read, what the learner may write, and what its keys refer to. */
export interface Table<Row, Insert = never, Relationships extends Relationship[] = []> {
  Row: Row;
  Insert: Insert;
  Update: Partial<Insert>;
  Relationships: Relationships;
}

/** `{"es": {"title": "...", "description": "..."}, ...}`; the columns themselves are English. */
export type Translations = Record<string, Record<string, string>>;

/** A timestamp or date as PostgreSQL writes it into JSON. */
export type Timestamp = string;
