import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Department, ProductFamily } from '../products/family.ts'
import type { DemoCategoryInput, DemoPageInput } from '../schema.ts'
import type { CategoryWords } from '../words/product-words.ts'
import { booksOf } from './books.ts'
import { toAnimalPage, toDepartmentPage, toFamilySkus } from './category-pages.ts'
import { ANIMAL_PAGES, toDepartmentName, toDepartments } from './departments.ts'
import { findBanner, findScene } from './pictures.ts'

/** A site's content for an animal: its page and category, and those of its departments. */
export type CategoryShelf = {
  animal: ProductFamily['animal']
  name: string
  /** A product of each of the first families. */
  favourites: string[]
  animalPage: DemoPageInput
  category: DemoCategoryInput
  departments: { name: string; page: DemoPageInput; category: DemoCategoryInput }[]
}

/** Makes a shelf for each animal that the families are for. */
export function toShelves(locale: BrandLocale, families: readonly ProductFamily[]): CategoryShelf[] {
  const { categories } = booksOf(locale)
  return toDepartments(families).flatMap(({ animal, departments }) => {
    const own = families.filter((family) => family.animal === animal)
    const words = categories.get(animal)
    if (!words) return []
    const picture = findScene(locale.brand, animal)
    return {
      animal,
      name: words.name,
      favourites: toFamilySkus(own),
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

/**
 * Finds the words of a department. A section `dog/parasites without worming-tablets` applies where those families are
 * not sold, so that no country reads about products it cannot buy. Of several, the one that leaves out most applies.
 */
function findCategoryWords(
  words: ReadonlyMap<string, CategoryWords>,
  key: string,
  sold: ReadonlySet<string>,
): CategoryWords | undefined {
  const [fitting] = [...words]
    .filter(([name]) => name.startsWith(`${key}${WITHOUT}`))
    .map(([name, own]) => ({ own, absent: name.slice(key.length + WITHOUT.length).split(', ') }))
    .filter(({ absent }) => absent.every((family) => !sold.has(family)))
    .toSorted((a, b) => b.absent.length - a.absent.length)
  return fitting?.own ?? words.get(key)
}

const WITHOUT = ' without '

type DepartmentPlace = { animal: ProductFamily['animal']; department: Department; animalWords: CategoryWords }

function toDepartment(
  locale: BrandLocale,
  { animal, department, animalWords }: DepartmentPlace,
  ofAnimal: readonly ProductFamily[],
) {
  const sold = new Set(ofAnimal.map(({ key }) => key))
  const words = findCategoryWords(booksOf(locale).categories, `${animal}/${department}`, sold)
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

const toSkusOf = ({ variants }: ProductFamily) => variants.map(({ sku }) => sku)
