import type { Department, ProductFamily } from '../products/family.ts'
import type { DemoPageInput } from '../schema.ts'
import type { CategoryWords } from '../words/product-words.ts'
import { ANIMAL_PAGES, toDepartmentName } from './departments.ts'

type Animal = ProductFamily['animal']
const MOST_IN_A_GRID = 4

/** Makes the page of an animal, for sites whose editors have not written one. Its products and the pages below it are listed automatically. */
export function toAnimalPage(animal: Animal, words: CategoryWords, picture: string): DemoPageInput {
  return {
    ...toFrame(ANIMAL_PAGES[animal], words.slug, words, picture),
    template: 'MainCategory',
    main: [{ block: 'RichText', content: words.intro }],
  }
}

/** Makes the page of a department, with advice. Its products are listed automatically. */
export function toDepartmentPage(
  animal: Animal,
  department: Department,
  { animalWords, words, picture }: { animalWords: CategoryWords; words: CategoryWords; picture: string },
): DemoPageInput {
  return {
    ...toFrame(toDepartmentName(animal, department), `${animalWords.slug}/${words.slug}`, words, picture),
    template: 'SubCategory',
    main: [{ block: 'RichText', content: words.intro }],
  }
}

/** Returns the first product of each family, then further sizes, as many as a grid holds. */
export function toFamilySkus(families: readonly ProductFamily[]): string[] {
  const firsts = inTurn(families).flatMap(({ variants: [first] }) => first.sku)
  const others = families.flatMap(({ variants: [, ...rest] }) => rest.map(({ sku }) => sku))
  return [...firsts, ...others].slice(0, MOST_IN_A_GRID)
}

/** Takes one family of each department after another, so that the first ones show the whole range. */
function inTurn(families: readonly ProductFamily[]): ProductFamily[] {
  const shelves = [...Map.groupBy(families, ({ department }) => department).values()]
  const longest = Math.max(0, ...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_round, index) => shelves.flatMap((shelf) => shelf[index] ?? [])).flat()
}

function toFrame(name: string, path: string, { title, sub, meta }: CategoryWords, picture: string) {
  return { name, path, title, subTitle: sub, shortDescription: sub, metaDescription: meta, picture }
}
