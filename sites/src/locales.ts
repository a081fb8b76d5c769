import type { BrandKey, BrandLocale } from './brand-locale.ts'
import { COMPANY } from './company/company.ts'

function toBrandLocale(brand: BrandKey, code: string, facts: SiteRow): BrandLocale {
  const { prefix, country, editor = code, iso, file, name, domain, opened, indexed, international } = facts
  const hidden = facts.hidden || !opened
  return {
    id: `${brand}/${code}`,
    brand,
    code,
    prefix,
    country,
    editor,
    iso,
    file,
    name,
    domain,
    hidden,
    opened,
    indexed,
    international,
  }
}

type SiteRow = (typeof COMPANY.brands)[string]['sites'][string]

const BY_BRAND: ReadonlyMap<BrandKey, readonly BrandLocale[]> = new Map(
  Object.entries(COMPANY.brands).map(([brand, { sites }]) => [
    brand,
    Object.entries(sites).map(([code, facts]) => toBrandLocale(brand, code, facts)),
  ]),
)

/** All sites of the company, brand by brand, in its order. */
export const BRAND_LOCALES: readonly BrandLocale[] = [...BY_BRAND.values()].flat()

const BY_ID: ReadonlyMap<string, BrandLocale> = new Map(BRAND_LOCALES.map((site) => [site.id, site]))

/** Returns the brand's sites, hidden ones included; in local addressing the first one stands at `/`. */
export function localesOf(brand: BrandKey): readonly BrandLocale[] {
  return BY_BRAND.get(brand) ?? []
}

export function firstLocale(brand: BrandKey): BrandLocale {
  const [first] = localesOf(brand)
  if (first === undefined) throw new Error(`brand ${brand} has no locale`)
  return first
}

/** Returns the site to use where none is named, such as in emails to the company's staff. */
export function firstSite(): BrandLocale {
  const [first] = BRAND_LOCALES
  if (first === undefined) throw new Error('The company has no site')
  return first
}

/** Both arguments may come from outside; returns undefined when the brand has no such locale. */
export function findBrandLocale(brand: string, code: string): BrandLocale | undefined {
  return BY_ID.get(`${brand}/${code}`)
}

/** Finds a site by brand and code, joined by a slash, as documents name their site. */
export function findById(id: string): BrandLocale | undefined {
  return BY_ID.get(id)
}
