import { DatabaseSync } from 'node:sqlite'
import { ADDRESSED_KINDS, type AddressedKind } from '@menagerie/contract/entry'
import { GATED_TEMPLATES, PAGE_TEMPLATES } from '@menagerie/contract/page'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { NEVER_FOUND } from '@menagerie/sites/fixed-routes'
import { localesOf } from '@menagerie/sites/locales'
import { blogPath } from '@menagerie/sites/route-words'
import { z } from 'zod'
import { currentFile } from '../../../web/src/replica/current-file.ts'

/** A page to photograph; `template` is its template, with the kind of an article: `AdvicePage-news`. */
export type ShownPage = { site: BrandLocale; template: string; path: string }

const rowsSchema = z.array(
  z.object({
    kind: z.enum(ADDRESSED_KINDS),
    brand: z.string(),
    locale: z.string(),
    path: z.string(),
    template: z.string().nullable(),
    role: z.string().nullable(),
  }),
)
type PageRow = z.infer<typeof rowsSchema>[number]

/** Longest first, because a template is judged by its page with the most content. */
const ROWS = `SELECT kind, brand, locale, path, json_extract(body, '$.template') AS template,
    json_extract(body, '$.role_type') AS role
  FROM entry
  WHERE path IS NOT NULL AND kind IN (${ADDRESSED_KINDS.map((kind) => `'${kind}'`).join()})
    AND coalesce(json_extract(body, '$.is_gated'), 0) = 0
  ORDER BY length(body) DESC, path`

/** Templates that anonymous visitors can see. */
const OPEN_TEMPLATES = PAGE_TEMPLATES.filter((template) => !GATED_TEMPLATES.some((gated) => gated === template))

/**
 * Finds one page of each template in each of the sites. A template that none of a brand's sites has comes from another of its
 * locales; `missing` lists the templates that no locale has.
 */
export function findShotPages(replicaDir: string, sites: readonly BrandLocale[]) {
  const rows = readRows(replicaDir)
  const templatesOf = (kept: readonly PageRow[]) => new Set(kept.map(toTemplate))
  const pages = sites.flatMap((site) => [...pagesOf(site, rows), ...ownPages(site)])
  for (const brand of new Set(sites.map((site) => site.brand))) {
    const shown = new Set(pages.filter(({ site }) => site.brand === brand).map(({ template }) => template))
    for (const template of templatesOf(rows.filter((row) => row.brand === brand))) {
      if (shown.has(template)) continue
      const found = localesOf(brand)
        .flatMap((site) => pagesOf(site, rows))
        .find((page) => page.template === template)
      if (found) pages.push(found)
    }
  }
  const everywhere = templatesOf(rows)
  return { pages, missing: OPEN_TEMPLATES.filter((template) => !everywhere.has(template)) }
}

function readRows(replicaDir: string): PageRow[] {
  const db = new DatabaseSync(currentFile(replicaDir), { readOnly: true })
  try {
    return rowsSchema.parse(db.prepare(ROWS).all())
  } finally {
    db.close()
  }
}

function pagesOf(site: BrandLocale, rows: readonly PageRow[]): ShownPage[] {
  const own = rows.filter((row) => row.brand === site.brand && row.locale === site.code)
  const first = new Map(own.toReversed().map((row) => [toTemplate(row), row.path]))
  return [...first].map(([template, path]) => ({ site, template, path }))
}

/** Pages that have no entry. */
function ownPages(site: BrandLocale): ShownPage[] {
  return [
    { site, template: 'BlogOverview', path: blogPath(site) },
    { site, template: 'Cookies', path: 'cookies' },
    { site, template: 'ErrorPage', path: NEVER_FOUND },
  ]
}

const TEMPLATE_OF_KIND: Record<AddressedKind, (row: PageRow) => string> = {
  page: ({ template }) => template ?? 'Default',
  article: ({ role }) => `AdvicePage-${role}`,
  job: () => 'JobsDetailPage',
  product: () => 'ProductDetailPage',
}

function toTemplate(row: PageRow): string {
  return TEMPLATE_OF_KIND[row.kind](row)
}
