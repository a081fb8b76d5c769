import { clipText } from '@menagerie/contract/human-text'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'

/** Maximum length of titles and names. */
const MOST_LETTERS = 200
/** Space for the suffix of the ten-thousandth copy. */
const MARK_LETTERS = 13

/** Adds "(copy)" to the title of a copy, so that it can be recognized in lists and in its form. */
export const markCopy: FieldHook = async ({ collection, data, path, req, value }) => {
  if (typeof value !== 'string' || value === '') return value
  const base = value.replace(/ \(copy(?: \d+)?\)$/, '')
  const taken = await findTaken(req, listOf(collection), { field: path.join('.'), base, site: data?.site })
  return toFree((number) => {
    const mark = ` (copy${number === 1 ? '' : ` ${number}`})`
    return `${clipText(base, MOST_LETTERS - mark.length).trimEnd()}${mark}`
  }, taken)
}

/** Changes the address of a copy, because addresses are unique and a document may be copied several times. */
export const moveCopy: FieldHook = async ({ collection, data, path, req, value }) => {
  if (typeof value !== 'string' || value === '') return value
  const base = value.replace(/-copy(?:-\d+)?$/, '')
  const field = path.join('.')
  const taken = await findTaken(req, field === 'path' ? WITH_PATHS : listOf(collection), {
    field,
    base,
    site: data?.site,
  })
  return toFree((number) => `${base}-copy${number === 1 ? '' : `-${number}`}`, taken)
}

function toFree(toName: (number: number) => string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(toName(number))) number += 1
  return toName(number)
}

type Sought = { field: string; base: string; site: unknown }
const found = z.array(z.record(z.string(), z.unknown()))

/** Collections that share the addresses of a site. */
const WITH_PATHS = ['pages', 'articles', 'jobs'] as const
const listOf = (collection: { slug: CollectionSlug } | null | undefined) => (collection ? [collection.slug] : [])

/**
 * Titles or addresses on the site with the same beginning: published, in drafts, or in the bin, from where they may be
 * restored. The lock serializes copies, so that concurrent ones see each other.
 */
async function findTaken(req: PayloadRequest, slugs: readonly CollectionSlug[], { field, base, site }: Sought) {
  const query = await transactionOf(req)
  // A single lock for all collections, because separate locks could deadlock.
  await query(sql`select pg_advisory_xact_lock(hashtextextended('copy', 0))`)
  const where = {
    and: [
      { [field]: { like: clipText(base, MOST_LETTERS - MARK_LETTERS) } },
      ...(site === undefined ? [] : [{ site: { equals: site } }]),
    ],
  }
  const names = new Set<string>()
  // Sequential, because all queries use the connection of the save.
  for (const slug of slugs) {
    for (const draft of [false, true]) {
      const select = { [field]: true }
      const asked = { collection: slug, where, select, depth: 0, pagination: false, trash: true, draft, req } as const
      const { docs } = await req.payload.find(asked)
      for (const { [field]: name } of found.parse(docs)) if (typeof name === 'string') names.add(name)
    }
  }
  return names
}
