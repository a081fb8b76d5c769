import { clipText } from '@menagerie/contract/human-text'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'

/** Letters that titles and names take at most. */
const MOST_LETTERS = 200
/** Room for the mark of the ten-thousandth copy. */
const MARK_LETTERS = 13

/** A copy tells that it is one, in lists and at the top of its form. */
export const markCopy: FieldHook = async ({ collection, data, path, req, value }) => {
  if (typeof value !== 'string' || value === '') return value
  const base = value.replace(/ \(copy(?: \d+)?\)$/, '')
  const taken = await findTaken(req, listOf(collection), { field: path.join('.'), base, site: data?.site })
  return toFree((number) => {
    const mark = ` (copy${number === 1 ? '' : ` ${number}`})`
    return `${clipText(base, MOST_LETTERS - mark.length).trimEnd()}${mark}`
  }, taken)
}

/** Two documents cannot stand at one address, and several copies are made of one. */
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

/** They share the addresses of a site. */
const WITH_PATHS = ['pages', 'articles', 'jobs'] as const
const listOf = (collection: { slug: CollectionSlug } | null | undefined) => (collection ? [collection.slug] : [])

/** What begins like it on its site: published, as a draft, or in the bin, from where it may come back. Copies are made one by one, so that two at one moment see each other. */
async function findTaken(req: PayloadRequest, slugs: readonly CollectionSlug[], { field, base, site }: Sought) {
  const query = await transactionOf(req)
  // One lock for all lists: copies of two of them would wait for each other.
  await query(sql`select pg_advisory_xact_lock(hashtextextended('copy', 0))`)
  const where = {
    and: [
      { [field]: { like: clipText(base, MOST_LETTERS - MARK_LETTERS) } },
      ...(site === undefined ? [] : [{ site: { equals: site } }]),
    ],
  }
  const names = new Set<string>()
  // One after the other: all ask over the connection of the save.
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
