import type { Payload } from 'payload'
import { z } from 'zod'
import type { Mapping } from '../products/mapping.ts'

/** Stores named mappings of columns and words, for later files of the same kind. */
export function createMappingStore({ db }: Payload) {
  const query = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
    (await db.pool.query(text, [...values])).rows
  return {
    async list() {
      return z
        .array(z.object({ name: z.string(), body: z.unknown() }))
        .parse(await query('select name, body from import_mapping order by name'))
    },
    /** Returns false if the mapping is another person's; `by`: only mappings of this person are replaced, undefined: all. */
    async keep(name: string, body: Mapping, madeBy: string, by: string | undefined): Promise<boolean> {
      const rows = await query(
        `insert into import_mapping as m (name, body, made_by) values ($1, $2, $3)
         on conflict (name) do update set body = excluded.body where $4::uuid is null or m.made_by = $4 returning 1`,
        [name, JSON.stringify(body), madeBy, by ?? null],
      )
      return rows.length > 0
    },
    async drop(name: string, by: string | undefined): Promise<boolean> {
      const rows = await query(
        `with named as (select made_by from import_mapping where name = $1),
           gone as (delete from import_mapping where name = $1 and ($2::uuid is null or made_by = $2) returning 1)
         select 1 from gone union all select 1 where not exists (select from named)`,
        [name, by ?? null],
      )
      return rows.length > 0
    },
  }
}
