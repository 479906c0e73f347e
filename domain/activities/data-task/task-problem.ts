/** What is wrong with a task, as a sentence for its author, and where below it. */
export type TaskProblem = { readonly path: readonly (string | number)[]; readonly message: string };
