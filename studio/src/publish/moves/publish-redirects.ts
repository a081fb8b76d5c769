import { sql } from '@payloadcms/db-postgres/drizzle'
import { type RunStatement, transactionOf } from '../../platform/transaction.ts'
import { buildEntries, sourceOf } from '../entries/build-entries.ts'
import { upsertEntries } from '../entries/upsert-entries.ts'
import { lockSites } from '../locks/locks.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import { siteOf, sourcesOf } from '../state/published-rows.ts'
import { type PublishRequest, readByIds, readStored, type StoredDocument } from '../state/stored-documents.ts'

type OnProblem = (document: StoredDocument, problem: unknown) => void

/**
 * Publishes redirects. The target of a redirect depends on the other redirects of its site, so all of them are
 * recalculated; unchanged ones do not move in the feed. `ids`: the saved redirects. A save is refused if it breaks a
 * redirect that worked before.
 */
export async function publishRedirects(
  req: PublishRequest,
  ids: readonly string[],
  onProblem: OnProblem = refuse,
): Promise<void> {
  const query = await transactionOf(req)
  const sources = ids.map((id) => sourceOf('redirects', id))
  const saved = await readByIds(req, 'redirects', ids)
  const sites = [...saved.map(siteOf), ...(await findFormerSites(query, sources))]
  await refreshRedirects(req, sites, sources, onProblem)
}

/** Publishes the changes that follow from a deleted redirect. */
export async function unpublishRedirect(req: PublishRequest, id: string, deleted: unknown): Promise<void> {
  await refreshRedirects(req, [siteOf(deleted)], [sourceOf('redirects', id)], refuse)
}

/**
 * Recalculates redirects after documents took or left addresses. Redirects that now lead nowhere are unpublished with a
 * warning in the log instead of a refusal: a page can always be unpublished.
 */
export async function followAddresses(req: PublishRequest, sites: readonly string[]): Promise<void> {
  await refreshRedirects(req, sites, [], ({ id }, problem) => {
    if (!(problem instanceof FieldProblem)) throw problem
    req.payload.logger.warn(`The redirect ${id} is no longer published: ${problem.message}`)
  })
}

async function refreshRedirects(
  req: PublishRequest,
  sites: readonly string[],
  savedSources: readonly string[],
  onProblem: OnProblem,
): Promise<void> {
  const query = await transactionOf(req)
  await lockSites(query, sites)
  const documents = await readStored(req, 'redirects', { site: { in: [...new Set(sites)] } })
  if (documents.length === 0 && savedSources.length === 0) return
  const sources = documents.map(({ id }) => sourceOf('redirects', id))
  const working = new Set([...(await findPublished(query, sources)), ...savedSources])
  const isSaved = ({ id }: StoredDocument) => savedSources.includes(sourceOf('redirects', id))
  // If several redirects form a circle, the saved one must report the problem.
  const savedFirst = [...documents.filter(isSaved), ...documents.filter((document) => !isSaved(document))]
  const entries = await buildEntries(req, 'redirects', savedFirst, (document, problem) => {
    // A redirect that was broken before is no reason to refuse this save.
    if (working.has(sourceOf('redirects', document.id))) onProblem(document, problem)
  })
  await upsertEntries(query, [...new Set([...sources, ...savedSources])], entries)
}

function refuse(_document: StoredDocument, problem: unknown): never {
  throw problem
}

async function findFormerSites(query: RunStatement, sources: readonly string[]): Promise<string[]> {
  const rows = await query(sql`
    select distinct brand || '/' || locale as site from published.entry
    where not deleted and source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))`)
  return rows.map(siteOf)
}

async function findPublished(query: RunStatement, sources: readonly string[]): Promise<string[]> {
  const rows = await query(sql`
    select source from published.entry
    where not deleted and source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))`)
  return sourcesOf(rows)
}
