import type { DemoBlock } from '../block-schema.ts'
import type { DemoPageInput } from '../schema.ts'
import type { Shelf } from './to-shelves.ts'

const MOST_IN_A_ROW = 4

/** The home page with ways to the animals and some products; one that its editors have filled already stays as it is. */
export function addToHome(pages: readonly DemoPageInput[], shelves: readonly Shelf[]): DemoPageInput[] {
  return pages.map((page) => (page.name === 'home' && isBare(page) ? fill(page, shelves) : page))
}

const isBare = ({ main, miniBanners = [] }: DemoPageInput) =>
  miniBanners.length === 0 && !main.some(({ block }) => block === 'ProductGridSmall')

function fill(home: DemoPageInput, shelves: readonly Shelf[]): DemoPageInput {
  const [intro, ...rest] = home.main
  const [first, second] = shelves
  return {
    ...home,
    miniBanners: toRows(shelves).map((row) => ({
      block: 'MiniBanners',
      banners: row.map(({ name, animalPage, category }) => ({
        title: name,
        picture: category.picture ?? '',
        target: `page:${animalPage.name}`,
      })),
    })),
    main: [...(intro ? [intro] : []), ...toGrid(first), ...rest, ...toGrid(second)],
  }
}

/** Three and four rather than four and three: rows that are all but equal. */
function toRows(shelves: readonly Shelf[]): Shelf[][] {
  const rows = Math.ceil(shelves.length / MOST_IN_A_ROW)
  const size = Math.ceil(shelves.length / rows)
  return Array.from({ length: rows }, (_row, index) => shelves.slice(index * size, (index + 1) * size))
}

const toGrid = (shelf: Shelf | undefined): DemoBlock[] =>
  shelf ? [{ block: 'ProductGridSmall', title: shelf.animalPage.title, products: shelf.favourites }] : []
