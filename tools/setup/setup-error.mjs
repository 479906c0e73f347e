/** A reason to stop that one sentence explains; it is shown without a stack trace. */
export class SetupError extends Error {}
