import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'
import { toAmerican } from '../american.ts'
import { isSoldIn } from '../products/availability.ts'
import { PRODUCT_FAMILIES } from '../products/families/all-families.ts'
import { toProductTexts } from '../products/to-product-texts.ts'
import type { ProductText, SiteContent } from '../schema.ts'
import { booksOf } from './books.ts'
import { addToHome } from './home-page.ts'
import { toMenuItem } from './menus.ts'
import { toShelves } from './to-shelves.ts'

/** Returns the texts of a site's products, in its language and spelling. */
export function productsOf(site: string): ProductText[] {
  const locale = findById(site)
  if (!locale) return []
  const texts = toProductTexts(locale, familiesOf(locale), booksOf(locale))
  return locale.code === 'en_US' ? toAmerican(texts) : texts
}

const familiesOf = ({ brand, country }: BrandLocale) =>
  PRODUCT_FAMILIES.filter((family) => family.brand === brand && isSoldIn(family, country))

/** Adds a page and a category for each animal and each of its departments to a site and its menus. */
export function addCatalogue(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  const families = familiesOf(locale)
  const known = new Set(site.pages.map(({ name }) => name))
  const shelves = toShelves(locale, families)
  const pages = shelves.flatMap(({ animalPage, departments }) => [
    ...(known.has(animalPage.name) ? [] : [animalPage]),
    ...departments.map(({ page }) => page),
  ])
  const categories = shelves.flatMap(({ category, departments }) => [
    category,
    ...departments.map((department) => department.category),
  ])
  const added = {
    ...site,
    pages: [...addToHome(site.pages, shelves), ...pages],
    categories: [...categories, ...site.categories.filter(({ code }) => !categories.some((own) => own.code === code))],
  }
  const own = locale.code === 'en_US' ? toAmerican(added) : added
  return { ...own, menus: { ...own.menus, header: shelves.map(toMenuItem) } }
}
