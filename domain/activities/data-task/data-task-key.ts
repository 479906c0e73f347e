/** An answer to a data task: a number, or rows with what is said of them. */
export type TaskAnswer = number | string[];

/** What the server needs to check the answers to a data task. */
export type DataTaskKey = {
  readonly kind: 'data-task';
  readonly skill: string;
  /** Told after a first try that was not right; empty where the author gave none. */
  readonly hint: string;
  readonly reveal: string;
  /** An answer that is right. */
  readonly truth: TaskAnswer;
  /** What the author has to say about rows. */
  readonly because: Readonly<Record<string, string>>;
} & (
  | { readonly asks: 'mark'; readonly rows: number; readonly right: readonly string[] }
  | {
      readonly asks: 'tag';
      readonly tags: readonly string[];
      /** The right tag of each row. */
      readonly right: Readonly<Record<string, string>>;
    }
  | { readonly asks: 'value'; readonly right: number; readonly tolerance: number }
);

export type KeyOf<Asks extends DataTaskKey['asks']> = Extract<DataTaskKey, { readonly asks: Asks }>;
