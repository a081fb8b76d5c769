import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import type { z } from 'zod'
import { findClashes } from './find-clashes.ts'
import { findDeadTargets } from './find-dead-targets.ts'
import { findGaps } from './find-gaps.ts'
import { type DemoPicture, PICTURES } from './pictures.ts'
import { ALDERGROVE_FACTS, TAILWELL_FACTS } from './products/facts.ts'
import {
  categorySchema,
  type DemoCategory,
  type DemoMenus,
  type DemoPage,
  type Facts,
  factsSchema,
  menusSchema,
  type ProductText,
  pageSchema,
  pictureSchema,
  productTextSchema,
  type SiteContent,
} from './schema.ts'
import { SITES } from './sites.ts'

export type CheckedSite = {
  locale: BrandLocale
  pages: DemoPage[]
  menus: DemoMenus
  categories: DemoCategory[]
  products: ProductText[]
}
export type Content = { pictures: DemoPicture[]; facts: Facts[]; sites: CheckedSite[] }
export type RawContent = { pictures: DemoPicture[]; facts: readonly Facts[]; sites: readonly SiteContent[] }

/** Where a row stands, for whoever has to mend it. */
type Place = { file: string; row: number | string }

/** All demo content, checked. Throws with every fault at once (file, row, field), before anything is written. */
export function loadContent(
  raw: RawContent = { pictures: PICTURES, facts: [...TAILWELL_FACTS, ...ALDERGROVE_FACTS], sites: SITES },
): Content {
  const faults: string[] = []
  const check = <S extends z.ZodType>(schema: S, value: unknown, { file, row }: Place): z.output<S>[] => {
    const parsed = schema.safeParse(value)
    if (parsed.success) return [parsed.data]
    for (const issue of parsed.error.issues) {
      faults.push(`demo/src/content/${file}, row ${row}, ${issue.path.join('.') || 'the row'}: ${issue.message}`)
    }
    return []
  }
  for (const [index, picture] of raw.pictures.entries()) {
    check(pictureSchema, picture, { file: 'pictures.ts', row: `${index + 1} (${picture.name})` })
  }
  const facts = raw.facts.flatMap((row, index) =>
    check(factsSchema, row, { file: 'products/facts.ts', row: `${index + 1} (sku ${row.sku})` }),
  )
  const sites = raw.sites.flatMap((site) => toCheckedSite(site, check, faults))
  const content = { pictures: raw.pictures, facts, sites }
  if (faults.length === 0) faults.push(...findDeadTargets(content), ...findClashes(content), ...findGaps(content))
  if (faults.length > 0)
    throw new Error(`The demo content has ${faults.length} fault(s); nothing was written.\n${faults.join('\n')}`)
  return content
}

type Check = <S extends z.ZodType>(schema: S, value: unknown, place: Place) => z.output<S>[]

function toCheckedSite({ site, file, ...rows }: SiteContent, check: Check, faults: string[]): CheckedSite[] {
  const locale = findById(site)
  if (!locale) {
    faults.push(`demo/src/content/sites.ts, row ${site}: there is no such site`)
    return []
  }
  const [menus] = check(menusSchema, rows.menus, { file: `pages/${file}`, row: `menus of ${site}` })
  if (!menus) return []
  return [
    {
      locale,
      menus,
      pages: rows.pages.flatMap((page) =>
        check(pageSchema, page, { file: `pages/${file}`, row: `page ${page.name} of ${site}` }),
      ),
      categories: rows.categories.flatMap((row) =>
        check(categorySchema, row, { file: `pages/${file}`, row: `category ${row.code} of ${site}` }),
      ),
      products: rows.products.flatMap((row, index) =>
        check(productTextSchema, row, { file: `products/${file}`, row: `${index + 1} (sku ${row.sku}) of ${site}` }),
      ),
    },
  ]
}
