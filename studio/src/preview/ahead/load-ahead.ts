import { type Entry, isEntryOf } from '@menagerie/contract/entry'
import { type SiteAhead, type SitePlan, siteAheadSchema } from '@menagerie/contract/preview'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { timeZoneOf } from '@menagerie/sites/time-zones'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { type PlanInput, SCHEDULED_COLLECTIONS, type ScheduledCollection } from '../../jobs/scheduling/plan.ts'
import { toMoment } from '../../jobs/scheduling/site-time.ts'
import { buildEntries, type PreparedFacts } from '../../publish/entries/build-entries.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { buildUnsaved } from '../build-unsaved.ts'
import { findNewest } from '../find-drafts.ts'
import { toPreviewEntry } from '../preview-entry.ts'
import { toPreviewedCollection } from '../previewed-collections.ts'
import { findPlannedStates } from './planned-states.ts'
import { findPreparedFacts, findTextsOf } from './prepared-products.ts'

type Site = BrandLocale
/** `isPublic`: for people without an account, which see only the public part of a gated page. */
type ShownMoment = SitePlan & { isPublic: boolean }
type Plans = ReadonlyMap<string, PlanInput>

/**
 * Differences from the published entries of a site at the end of a day and, optionally, with its drafts. Nothing is
 * stored: documents are transformed into the entries that publishing would give. Of several plans the last one before
 * that time counts; drafts take precedence over plans.
 */
export async function loadAhead(
  req: PayloadRequest,
  site: Site,
  { day, drafts, isPublic }: ShownMoment,
): Promise<SiteAhead> {
  const at = day === undefined ? undefined : toMoment(day, '23:59', timeZoneOf(site))
  const plans: Plans = at === undefined ? new Map() : await findPlannedStates(req.payload, at)
  const entries: Entry[] = []
  const facts = await findPreparedFacts(req, site, plans, drafts)
  for (const collection of SCHEDULED_COLLECTIONS) {
    if (collection === 'product-drafts') continue
    const found = await findDocuments(req, site, { collection, plans, drafts })
    const more = collection === 'product-texts' ? await findTextsOf(req, site, [...facts.keys()], found) : []
    for (const document of [...found, ...more]) {
      entries.push(...(await build(req, collection, document, { isPublic, facts })))
    }
  }
  const gone = await findGone(req, site, plans)
  const own = entries.filter((entry) => isEntryOf(entry, site)).map(toPreviewEntry)
  return { entries: own, gone, ...(at !== undefined && { at: at.getTime() }) }
}

type AheadRead = { collection: ScheduledCollection; plans: Plans; drafts: boolean }

/** Loads the stored documents, each once: its newest draft, or its planned state. */
async function findDocuments(req: PayloadRequest, site: Site, { collection, plans, drafts }: AheadRead) {
  const planned = [...plans.values()].filter(({ doc }) => doc.relationTo === collection)
  const unpublished = new Set(planned.filter(({ type }) => type === 'unpublish').map(({ doc }) => doc.value))
  const written = drafts ? await findNewest(req, collection, { site: site.id }) : []
  const isWritten = new Set(written.map(({ id }) => id))
  const others = planned.filter(({ type, doc }) => type === 'publish' && !isWritten.has(doc.value))
  const newest = await findNewest(req, collection, { ids: others.map(({ doc }) => doc.value) })
  const found = others.flatMap(({ doc, content }) => {
    const own = newest.find(({ id }) => id === doc.value)
    return own === undefined ? [] : [content === undefined ? own : { ...content, id: own.id }]
  })
  return [...written.filter(({ id }) => !unpublished.has(id)), ...found].filter((document) => document.site === site.id)
}

/** Leaves out incomplete blocks; a document that could not be published keeps its published state. */
async function build(
  req: PayloadRequest,
  collection: Exclude<ScheduledCollection, 'product-drafts'>,
  document: StoredDocument,
  { isPublic, facts }: { isPublic: boolean; facts: PreparedFacts },
): Promise<Entry[]> {
  const previewed = toPreviewedCollection(collection)
  if (previewed !== undefined && previewed !== 'product-drafts') {
    const unsaved = { id: document.id, values: document, showsHidden: false, isPublic, facts }
    return (await buildUnsaved(req, previewed, unsaved)).entries
  }
  const published = { ...document, _status: 'published', deletedAt: null }
  const built = await buildEntries(req, collection, [published], () => {})
  return built.map(({ gated: _, ...entry }) => entry)
}

const goneSchema = siteAheadSchema.shape.gone

/** Published entries of documents that will be unpublished by then. */
async function findGone({ payload }: PayloadRequest, site: Site, plans: Plans): Promise<SiteAhead['gone']> {
  const sources = [...plans].filter(([, { type }]) => type === 'unpublish').map(([source]) => source)
  if (sources.length === 0) return []
  const { rows } = await payload.db.drizzle.execute(sql`
    select kind, key from published.entry
    where not deleted and brand = ${site.brand} and locale = ${site.code}
      and source in (${sql.join(
        sources.map((source) => sql`${source}`),
        sql`, `,
      )})`)
  return goneSchema.parse(rows)
}
