/** The applications whose seats are taken or released. */
export type Seats = { application_ids: readonly string[] };
