import type { ProgramSeats } from '#domain/community/contract.ts';

/** The name of a scholarship in a language; its id where the site has none of this id any more. */
export function programName(programs: readonly ProgramSeats[], id: string, locale: string): string {
  const name = programs.find((program) => program.id === id)?.name;
  return name?.[locale] ?? name?.en ?? id;
}
