import type { SiteFile } from '#domain/catalogue/site-contract.ts';
import type { ProgramSeats } from '#domain/community/contract.ts';
import { seatsLeft } from '#domain/community/seats-left.ts';
import type { Query } from '../../adapters/sql.ts';

/** A scholarship program of content/site.yaml, as far as its seats go. */
export type Program = Pick<SiteFile['community']['programs'][number], 'id' | 'name' | 'spots'>;

/** How many seats of each program are left. */
export async function readProgramSeats(
  query: Query,
  programs: readonly Program[],
): Promise<readonly ProgramSeats[]> {
  const { rows } = await query<{ id: string; awarded: number }>(
    `select program_interest as id, count(*)::integer as awarded from public.scholarship_applications
     where status = 'awarded' group by 1`,
  );
  const awarded = new Map(rows.map(({ id, awarded: count }) => [id, count]));
  return programs.map(({ id, name, spots }) => ({
    id,
    name,
    spots,
    left: seatsLeft(spots, awarded.get(id) ?? 0),
  }));
}
