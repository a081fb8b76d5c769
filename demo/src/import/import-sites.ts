import type { CollectionSlug, Payload } from 'payload'
import type { CheckedSite } from '../content/load-content.ts'
import { toSettings, toTextsAndCategories } from './plain-documents.ts'
import { toLinkedDocuments } from './site-documents.ts'
import { create, type Document, findKnown, update } from './studio.ts'
import { inTransaction } from './transaction.ts'

const COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'product-texts',
  'categories',
  'menus',
  'search-settings',
  'site-settings',
  'redirects',
] as const satisfies readonly CollectionSlug[]

/**
 * All that sites say, in one transaction: an import that is stopped leaves no half world, so `--if-empty` may go by
 * whether pages exist. Returns how many documents are new.
 */
export async function importSites(
  payload: Payload,
  sites: readonly CheckedSite[],
  onSite: (site: string, made: number) => void,
): Promise<number> {
  const known = new Set<string>()
  for (const collection of COLLECTIONS) for (const id of await findKnown(payload, collection)) known.add(id)
  const isMissing = ({ id }: Document) => !known.has(id)
  return inTransaction(payload, async (req) => {
    let made = 0
    for (const site of sites) {
      const linked = toLinkedDocuments(site).filter(isMissing)
      const before = toTextsAndCategories(site).filter(isMissing)
      const after = toSettings(site).filter(isMissing)
      // These link to each other, and a link to what does not exist is refused: first all of them, then their blocks.
      for (const document of linked) await create(req, { ...document, data: { ...document.shell, _status: 'draft' } })
      for (const document of before) await create(req, toPublished(document))
      for (const document of linked) await update(req, toPublished(document))
      for (const document of after) await create(req, toPublished(document))
      const count = linked.length + before.length + after.length
      made += count
      onSite(site.locale.id, count)
    }
    return made
  })
}

/** Redirects have no drafts: the studio overlooks their status. */
const toPublished = (document: Document): Document => ({
  ...document,
  data: { ...document.data, _status: 'published' },
})
