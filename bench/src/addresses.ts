import { DatabaseSync } from 'node:sqlite'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { z } from 'zod'
import { currentFile } from '../../web/src/replica/current-file.ts'

/** A page of a replica: `pathname` on the local origin of its brand, and the number of `characters` of its entry. */
export type Address = {
  site: BrandLocale
  kind: string
  template: string | undefined
  pathname: string
  characters: number
}

const rowSchema = z.object({
  kind: z.string(),
  brand: z.string(),
  locale: z.string(),
  path: z.string(),
  template: z.string().nullable(),
  characters: z.number(),
})

const PAGES = `SELECT kind, brand, locale, path, json_extract(body, '$.template') AS template, length(body) AS characters
  FROM entry
  WHERE path IS NOT NULL AND kind IN ('page', 'article', 'job', 'product')
    AND coalesce(json_extract(body, '$.is_gated'), 0) = 0
  ORDER BY brand, locale, kind, path`

/** Returns the address of every public page, in all brand-locales. */
export function findAddresses(replicaDir: string): Address[] {
  const sites = new Map(BRAND_LOCALES.map((site) => [`${site.brand}/${site.code}`, site]))
  const addressing = createAddressing({ mode: 'local', localOrigins: { [MAIN_BRAND]: '', [OTHER_BRAND]: '' } })
  const db = new DatabaseSync(currentFile(replicaDir), { readOnly: true })
  try {
    return z
      .array(rowSchema)
      .parse(db.prepare(PAGES).all())
      .flatMap(({ kind, brand, locale, path, template, characters }) => {
        const site = sites.get(`${brand}/${locale}`)
        if (site === undefined) return []
        const pathname = addressing.links(site).href(path)
        return [{ site, kind, template: template ?? undefined, pathname, characters }]
      })
  } finally {
    db.close()
  }
}

/** Returns the first product of a brand-locale, which is used for figures about one page. */
export function findProductPath(addresses: readonly Address[], siteId: string): string {
  const found = addresses.find(({ site, kind }) => site.id === siteId && kind === 'product')
  if (found === undefined) throw new Error(`There is no product in ${siteId}`)
  return found.pathname
}
