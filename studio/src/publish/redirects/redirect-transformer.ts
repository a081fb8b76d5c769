import { ADDRESSED_KINDS, type Entry } from '@menagerie/contract/entry'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findFixedRoute, holdsFixedRoute, isSystemPath } from '@menagerie/sites/fixed-routes'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'
import { findPublishedSite } from '../parts/document.ts'
import { FieldProblem } from '../parts/field-problem.ts'
import { siteOf } from '../state/published-rows.ts'
import { refuseOthersPath, refuseUnansweredPath } from '../state/refuse-unanswered-path.ts'
import {
  isPublished,
  loadSkus,
  type PublishRequest,
  readStored,
  type StoredDocument,
} from '../state/stored-documents.ts'
import { createFlattener } from './flatten-redirects.ts'
import type { RedirectRule, SiteAddresses } from './redirect-rule.ts'
import { productIdOf, toRedirectRule } from './to-redirect-rule.ts'

type ToEntries = (document: StoredDocument) => Entry<'redirect'>[]

/**
 * Transforms redirects together with all others of their site and with what is published there, because both decide
 * where a redirect ends.
 */
export async function redirectTransformer(
  req: PublishRequest,
  documents: readonly StoredDocument[],
): Promise<ToEntries> {
  const sites = new Map<string, ToEntries>()
  for (const id of new Set(documents.map(siteOf))) {
    sites.set(id, await siteTransformer(req, findPublishedSite(id)))
  }
  return (document) => sites.get(siteOf(document))?.(document) ?? []
}

async function siteTransformer(req: PublishRequest, site: BrandLocale): Promise<ToEntries> {
  const siblings = (await readStored(req, 'redirects', { site: { equals: site.id } })).filter(isPublished)
  const skus = await loadSkus(
    req,
    siblings.map(productIdOf).filter((id) => id !== undefined),
  )
  const flatten = createFlattener({
    rules: siblings.flatMap((sibling) => readSibling(sibling, skus)).map((rule) => toOwnWord(site, rule)),
    standing: await loadStanding(req, site),
    isFixed: (path) => isSystemPath(path) || findFixedRoute(site, path) !== undefined,
    holdsFixed: (folder) => isSystemPath(folder) || holdsFixedRoute(site, folder),
  })
  return (document) => {
    const rule = toRedirectRule(document, skus)
    if (rule === undefined) return []
    if (rule.match === 'exact') refuseUnansweredPath(site, rule.from, 'from')
    else refuseUnansweredFolder(site, rule.from)
    const path = rule.match === 'exact' ? { path: rule.from } : {}
    const body = flatten(toOwnWord(site, rule))
    return [{ kind: 'redirect', brand: site.brand, locale: site.code, key: rule.id, ...path, body }]
  }
}

/** Replaces an alias of a fixed page by its real address, so that the redirect leads there directly (decision 009). */
function toOwnWord(site: BrandLocale, rule: RedirectRule): RedirectRule {
  const fixed = rule.to.type === 'path' && !rule.keepRest ? findFixedRoute(site, rule.to.path) : undefined
  return fixed?.name === 'alias' ? { ...rule, to: { type: 'path', path: fixed.path } } : rule
}

/**
 * Refuses a folder that belongs to the process (such as its API) or to another country, because the site never receives
 * its requests. A folder with fixed pages of the site is allowed: these keep answering.
 */
function refuseUnansweredFolder(site: BrandLocale, folder: string): void {
  if (isSystemPath(folder)) refuseUnansweredPath(site, folder, 'from')
  refuseOthersPath(site, folder, 'from')
}

/** Ignores redirects that cannot be read here: the problem is reported when that redirect itself is transformed. */
function readSibling(document: StoredDocument, skus: ReadonlyMap<string, string>): RedirectRule[] {
  try {
    const rule = toRedirectRule(document, skus)
    return rule === undefined ? [] : [rule]
  } catch (problem) {
    if (problem instanceof FieldProblem) return []
    throw problem
  }
}

const standingRow = z.object({ path: z.string(), kind: z.enum(ADDRESSED_KINDS), key: z.string(), name: z.string() })

async function loadStanding(req: PublishRequest, { brand, code }: BrandLocale): Promise<SiteAddresses['standing']> {
  const query = await transactionOf(req)
  const rows = await query(sql`
    select path, kind, key, coalesce(body->>'title', body->>'name', '') as name from published.entry
    where brand = ${brand} and locale = ${code} and path is not null and not deleted and kind <> 'redirect'`)
  return new Map(rows.map((row) => standingRow.parse(row)).map(({ path, ...standing }) => [path, standing]))
}
