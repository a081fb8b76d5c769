import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import { toAmerican } from '../american.ts'
import { isSoldIn } from '../products/availability.ts'
import { FAMILIES } from '../products/families/all-families.ts'
import type { Department, Family } from '../products/family.ts'
import { toProductTexts } from '../products/to-product-texts.ts'
import type { DemoCategoryInput, DemoPageInput, ProductText, SiteContent } from '../schema.ts'
import type { CategoryWords } from '../words/product-words.ts'
import { booksOf } from './books.ts'
import { toAnimalPage, toDepartmentPage, toSkus } from './category-pages.ts'
import { ANIMAL_PAGES, toDepartmentName, toDepartments } from './departments.ts'
import { addToHome } from './home-page.ts'
import { addToMenus } from './menus.ts'
import { findBanner, findScene } from './pictures.ts'

/** What a site sells: the texts in its language and spelling. */
export function productsOf(site: string): ProductText[] {
  const locale = findById(site)
  if (!locale) return []
  const texts = toProductTexts(locale, familiesOf(locale), booksOf(locale))
  return locale.code === 'en_US' ? toAmerican(texts) : texts
}

const familiesOf = ({ brand, country }: BrandLocale) =>
  FAMILIES.filter((family) => family.brand === brand && isSoldIn(family, country))

/** The site with a page and a category for each animal and each of its departments, in the menus, too. */
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
  return locale.code === 'en_US' ? addToMenus(toAmerican(added), shelves) : addToMenus(added, shelves)
}

export type Shelf = {
  animal: Family['animal']
  name: string
  /** A product of each of the first families. */
  favourites: string[]
  animalPage: DemoPageInput
  category: DemoCategoryInput
  departments: { name: string; page: DemoPageInput; category: DemoCategoryInput }[]
}

function toShelves(locale: BrandLocale, families: readonly Family[]): Shelf[] {
  const { categories } = booksOf(locale)
  return toDepartments(families).flatMap(({ animal, departments }) => {
    const own = families.filter((family) => family.animal === animal)
    const words = categories.get(animal)
    if (!words) return []
    const picture = findScene(locale.brand, animal)
    return {
      animal,
      name: words.name,
      favourites: toSkus(own),
      animalPage: toAnimalPage(animal, words, picture),
      category: {
        code: ANIMAL_PAGES[animal],
        displayName: words.name,
        page: ANIMAL_PAGES[animal],
        picture,
        products: own.flatMap(toSkusOf),
      },
      departments: departments.flatMap((department) =>
        toDepartment(locale, { animal, department, animalWords: words }, own),
      ),
    }
  })
}

type Place = { animal: Family['animal']; department: Department; animalWords: CategoryWords }

function toDepartment(locale: BrandLocale, { animal, department, animalWords }: Place, ofAnimal: readonly Family[]) {
  const words = booksOf(locale).categories.get(`${animal}/${department}`)
  if (!words) return []
  const families = ofAnimal.filter((family) => family.department === department)
  const picture = findBanner(locale.brand, animal, department)
  const name = toDepartmentName(animal, department)
  const page = toDepartmentPage(animal, department, { animalWords, words, picture })
  const category = {
    code: name,
    displayName: words.name,
    parent: ANIMAL_PAGES[animal],
    page: name,
    picture,
    products: families.flatMap(toSkusOf),
  }
  return { name: words.name, page, category }
}

const toSkusOf = ({ variants }: Family) => variants.map(({ sku }) => sku)
