import type { Language } from '@menagerie/brands/brand-locale'
import type { DemoBlock } from '../block-schema.ts'
import type { Department, Family } from '../products/family.ts'
import { toInnerCase } from '../products/to-facts.ts'
import type { DemoPageInput } from '../schema.ts'
import { findLabel } from '../terms/terms.ts'
import type { CategoryWords } from '../words/product-words.ts'
import { ANIMAL_PAGES, toDepartmentName } from './departments.ts'

type Animal = Family['animal']
const MOST_IN_A_GRID = 4

/** Page of an animal, for sites whose editors have not written one of their own. The pages below it follow by themselves. */
export function toAnimalPage(
  animal: Animal,
  words: CategoryWords,
  picture: string,
  favourites: readonly Family[],
): DemoPageInput {
  return {
    ...toFrame(ANIMAL_PAGES[animal], words.slug, words, picture),
    template: 'MainCategory',
    main: [
      { block: 'RichText', content: words.intro },
      { block: 'ProductGridSmall', title: words.name, products: toSkus(favourites) },
    ],
  }
}

/** Page of a department: what to know, then its products kind by kind. */
export function toDepartmentPage(
  { animal, department, language }: { animal: Animal; department: Department; language: Language },
  { animalWords, words, picture }: { animalWords: CategoryWords; words: CategoryWords; picture: string },
  families: readonly Family[],
): DemoPageInput {
  const grids = toRows(families).map(({ groups, inRow }): DemoBlock => {
    const titles = groups.map((group) => findLabel(language, `product_sub_group/${group}`) ?? words.name)
    const title = titles.map((label, index) => (index === 0 ? label : toInnerCase(language, label))).join(', ')
    return { block: 'ProductGridSmall', title, products: toSkus(inRow) }
  })
  return {
    ...toFrame(toDepartmentName(animal, department), `${animalWords.slug}/${words.slug}`, words, picture),
    template: 'SubCategory',
    main: [{ block: 'RichText', content: words.intro }, ...grids],
  }
}

type Row = { groups: string[]; inRow: Family[] }

/** Products kind by kind; kinds of one or two share a row. */
function toRows(families: readonly Family[]): Row[] {
  const rows: Row[] = []
  for (const [group, inGroup] of Map.groupBy(families, ({ facets }) => facets.product_sub_group[0])) {
    const last = rows.at(-1)
    if (last && count(last.inRow) + count(inGroup) <= MOST_IN_A_GRID) {
      last.groups.push(group)
      last.inRow.push(...inGroup)
    } else rows.push({ groups: [group], inRow: [...inGroup] })
  }
  return rows
}

const count = (families: readonly Family[]) => families.reduce((sum, { variants }) => sum + variants.length, 0)

/** One product of each family first, then further sizes, as many as a grid holds. */
export function toSkus(families: readonly Family[]): string[] {
  const firsts = inTurn(families).flatMap(({ variants: [first] }) => first.sku)
  const others = families.flatMap(({ variants: [, ...rest] }) => rest.map(({ sku }) => sku))
  return [...firsts, ...others].slice(0, MOST_IN_A_GRID)
}

/** Departments one after the other, and again: what stands in front shows the width of the shelf. */
function inTurn(families: readonly Family[]): Family[] {
  const shelves = [...Map.groupBy(families, ({ department }) => department).values()]
  const longest = Math.max(0, ...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_round, index) => shelves.flatMap((shelf) => shelf[index] ?? [])).flat()
}

function toFrame(name: string, path: string, { title, sub, meta }: CategoryWords, picture: string) {
  return { name, path, title, subTitle: sub, shortDescription: sub, metaDescription: meta, picture }
}
