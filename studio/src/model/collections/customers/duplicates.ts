import { sql } from '@payloadcms/db-postgres/drizzle'
import type { FieldHook, TextareaField } from 'payload'
import { z } from 'zod'

const rows = z.array(z.object({ company: z.string(), email: z.string(), state: z.string() }))
/** SQL that ignores case and punctuation in names and streets. */
const plain = (column: string) => sql.raw(`regexp_replace(lower(${column}), '[^[:alnum:]]', '', 'g')`)

/** Other accounts of the brand with the same company, or the same street and postcode. Read each time the form is opened. */
const findDuplicates: FieldHook = async ({ data, req }) => {
  const id = z.uuid().safeParse(data?.id).data
  if (id === undefined) return undefined
  const { rows: found } = await req.payload.db.drizzle.execute(sql`
    select o.company, o.email, o.state::text from customers c join customers o on o.brand = c.brand and o.id <> c.id
    where c.id = ${id}::uuid and (
      ${plain('o.company')} = ${plain('c.company')}
      or (${plain('o.address')} = ${plain('c.address')} and ${plain('o.postcode')} = ${plain('c.postcode')}))
    order by o.created_at limit 5`)
  const others = rows.parse(found)
  return others.length === 0
    ? undefined
    : others.map(({ company, email, state }) => `${company}, ${email} (${state})`).join('\n')
}

export const duplicatesField: TextareaField = {
  name: 'duplicates',
  type: 'textarea',
  virtual: true,
  label: 'Possibly the same shop',
  hooks: { afterRead: [findDuplicates] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.duplicates),
    description: 'Accounts with the same company, or the same street and postcode.',
  },
}
