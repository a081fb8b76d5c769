import type { Addressing } from '@menagerie/sites/addressing'
import { findById } from '@menagerie/sites/locales'
import { readSegments } from '@menagerie/sites/read-segments'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { findAddressing } from '../../platform/find-addressing.ts'
import { findPublicPlace } from '../../preview/site/find-public-place.ts'

/** An address in a search. `site`: known for a full address; a path alone may belong to any site. */
export type TypedAddress = { site: string | undefined; paths: readonly string[] }

/** Recognizes an address in a search: `http://…/nl-nl/honden/?x=1`, `/nl-nl/honden`, or `/honden` as in pickers. `site`: that of the form. */
export function readTypedAddress(
  typed: string,
  site: string | undefined,
  addressing: Addressing = findAddressing(),
): TypedAddress | undefined {
  const text = typed.trim()
  if (!text.includes('/') || text === '/' || /\s/.test(text)) return undefined
  const place = findPublicPlace(text, addressing)
  if (place !== undefined) return { site: place.site.id, paths: [place.path] }
  if (/^https?:/i.test(text)) return undefined
  const pathname = `/${text.replace(/[?#].*$/, '').replace(/^\/+/, '')}`
  const whole = readSegments(pathname)?.join('/')
  if (whole === undefined) return undefined
  const { brand, domain } = findById(site ?? '') ?? {}
  const found = [brand, domain].map((key) => (key === undefined ? undefined : addressing.resolve(key, pathname)))
  return { site: undefined, paths: [...new Set([whole, ...found.flatMap((each) => each?.path ?? [])])] }
}

/** Words to search for in addition to the exact address: those of the path, which may be incomplete. */
export const wordsOfAddress = (typed: string, address: TypedAddress | undefined): string =>
  address === undefined ? typed : (address.paths.at(-1) ?? '')

/** SQL condition that a document has the address. */
export function standsAt(address: TypedAddress | undefined, path: SQL, site: SQL): SQL {
  if (address === undefined) return sql`false`
  const paths = sql.join(
    address.paths.map((each) => sql`${each}`),
    sql`, `,
  )
  const isThere = sql`coalesce(${path}, '') in (${paths})`
  return address.site === undefined ? isThere : sql`(${isThere} and ${site} = ${address.site})`
}
