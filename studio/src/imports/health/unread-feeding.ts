import { richTextNodesSchema } from '@menagerie/contract/rich-text'
import { hasUnreadFeedingTable } from '@menagerie/sites/feeding-table'
import { findById } from '@menagerie/sites/locales'
import type { Payload } from 'payload'
import { z } from 'zod'

const markRow = z.object({ site: z.string(), sku: z.string(), mark: z.string() })
const textRow = z.object({ mark: z.string(), instructions: z.unknown() })

/** Cached results by language and hash of the instructions, because many products have the same ones. */
const known = new Map<string, boolean>()
const MOST_KNOWN = 200_000

const WITH_TABLE = `from published.entry e where e.kind = 'product' and not e.deleted
  and e.body->'instructions' @? '$[*] ? (@.type == "list" || @.type == "table")'`

/** SKUs of published products by site whose feeding table the site's pages cannot read. */
export async function findUnreadFeeding(
  { db }: Pick<Payload, 'db'>,
  sites: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.pool.query(
    `select e.brand || '/' || e.locale as site, e.key as sku, md5(e.body->>'instructions') as mark ${WITH_TABLE}
     and e.brand || '/' || e.locale = any($1) order by e.key`,
    [sites],
  )
  const all = rows
    .map((row) => markRow.parse(row))
    .map((each) => ({ ...each, key: `${languageOf(each.site)} ${each.mark}` }))
  const unknown = [...new Set(all.filter(({ key }) => !known.has(key)).map(({ mark }) => mark))]
  if (unknown.length > 0) await readMarks({ db }, all, unknown)
  const unread = all.filter(({ key }) => known.get(key) === true)
  const bySite = Map.groupBy(unread, ({ site }) => site)
  return new Map([...bySite].map(([site, products]) => [site, products.map(({ sku }) => sku)]))
}

async function readMarks(
  { db }: Pick<Payload, 'db'>,
  all: readonly { site: string; mark: string; key: string }[],
  unknown: readonly string[],
): Promise<void> {
  const { rows } = await db.pool.query(
    `select distinct on (mark) md5(e.body->>'instructions') as mark, e.body->'instructions' as instructions ${WITH_TABLE}
     and md5(e.body->>'instructions') = any($1) order by mark`,
    [unknown],
  )
  const texts = new Map(rows.map((row) => textRow.parse(row)).map(({ mark, instructions }) => [mark, instructions]))
  if (known.size > MOST_KNOWN) known.clear()
  for (const { site, mark, key } of all) {
    if (known.has(key)) continue
    const instructions = richTextNodesSchema.safeParse(texts.get(mark)).data
    known.set(key, instructions !== undefined && hasUnreadFeedingTable(instructions, languageOf(site)))
  }
}

const languageOf = (site: string) => findById(site)?.iso ?? 'en'
