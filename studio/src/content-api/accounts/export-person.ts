import { accountExportSchema } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { findSpellings } from '../../access/sign-in/find-spellings.ts'
import { ACCOUNT_TABLES, aboutPerson, PERSON_PLACES } from '../../access/sign-in/person-places.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const rowSchema = z.record(z.string(), z.unknown())
const ownerSchema = z.object({ id: z.string() })

/** All stored data of one customer, as plain rows without hashes and tokens. */
export async function exportPerson(
  query: PlainQuery,
  { brand, email }: { brand: BrandKey; email: string },
): Promise<z.infer<typeof accountExportSchema>> {
  const forms = await findSpellings(query, email)
  const rows = async (text: string, values: readonly unknown[]) =>
    (await query(text, values)).map((row) => rowSchema.parse(row))
  const told: Record<string, Record<string, unknown>[]> = {}
  for (const place of PERSON_PLACES) told[place.name] = await rows(...aboutPerson(place.told, { forms, brand }))
  const [row] = await query('select id from customers where brand = $1 and email = $2', [brand, toEmailKey(email)])
  const { data: owner } = ownerSchema.safeParse(row)
  for (const place of ACCOUNT_TABLES) told[place.name] = owner === undefined ? [] : await rows(place.told, [owner.id])
  return accountExportSchema.parse({ ...told, account: told.account?.[0] ?? {} })
}
