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
    async keep(name: string, body: Mapping): Promise<void> {
      await query(
        'insert into import_mapping (name, body) values ($1, $2) on conflict (name) do update set body = excluded.body',
        [name, JSON.stringify(body)],
      )
    },
    async drop(name: string): Promise<void> {
      await query('delete from import_mapping where name = $1', [name])
    },
  }
}
