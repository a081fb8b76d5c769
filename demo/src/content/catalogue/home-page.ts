import type { DemoBlock } from '../block-schema.ts'
import type { DemoPageInput } from '../schema.ts'
import type { CategoryShelf } from './to-shelves.ts'

const MOST_IN_A_ROW = 4

/** The home page with ways to all animals and some products; one that its editors have filled already gets the ways it lacks. */
export function addToHome(pages: readonly DemoPageInput[], shelves: readonly CategoryShelf[]): DemoPageInput[] {
  return pages.map((page) => {
    if (page.name !== 'home') return page
    return isBare(page) ? fill(page, shelves) : addMissing(page, shelves)
  })
}

const isBare = ({ main, miniBanners = [] }: DemoPageInput) =>
  miniBanners.length === 0 && !main.some(({ block }) => block === 'ProductGridSmall')

function fill(home: DemoPageInput, shelves: readonly CategoryShelf[]): DemoPageInput {
  const [intro, ...rest] = home.main
  const [first, second] = shelves
  return {
    ...home,
    miniBanners: toRows(shelves).map((row) => ({ block: 'MiniBanners', banners: row.map(toBanner) })),
    main: [...(intro ? [intro] : []), ...toGrid(first), ...rest, ...toGrid(second)],
  }
}

/** Every way to an animal has the name that menus give it. The missing ones go into the last row, whose cards are then as many as fit, or into one more. */
function addMissing(home: DemoPageInput, shelves: readonly Shelf[]): DemoPageInput {
  const miniBanners = (home.miniBanners ?? []).map((row) => toNamed(row, shelves))
  const led = new Set(miniBanners.flatMap((row) => (row.block === 'MiniBanners' ? row.banners : [])).map(toTarget))
  const missing = shelves.map(toBanner).filter((banner) => !led.has(banner.target))
  const last = miniBanners.at(-1)
  if (missing.length === 0) return { ...home, miniBanners }
  if (last?.block !== 'MiniBanners' || last.banners.length + missing.length > MOST_IN_A_ROW)
    return { ...home, miniBanners: [...miniBanners, { block: 'MiniBanners', banners: missing }] }
  return {
    ...home,
    miniBanners: [...miniBanners.slice(0, -1), { ...last, banners: [...last.banners, ...missing] }],
  }
}

function toNamed(row: DemoBlock, shelves: readonly Shelf[]): DemoBlock {
  if (row.block !== 'MiniBanners') return row
  const names = new Map(shelves.map((shelf) => [toBanner(shelf).target, shelf.name]))
  return {
    ...row,
    banners: row.banners.map((banner) => ({ ...banner, title: names.get(banner.target) ?? banner.title })),
  }
}

const toTarget = ({ target }: { target: string }) => target

const toBanner = ({ name, animalPage, category }: CategoryShelf) => ({
  title: name,
  picture: category.picture ?? '',
  target: `page:${animalPage.name}`,
})

/** Three and four rather than four and three: rows that are all but equal. */
function toRows(shelves: readonly CategoryShelf[]): CategoryShelf[][] {
  const rows = Math.ceil(shelves.length / MOST_IN_A_ROW)
  const size = Math.ceil(shelves.length / rows)
  return Array.from({ length: rows }, (_row, index) => shelves.slice(index * size, (index + 1) * size))
}

const toGrid = (shelf: CategoryShelf | undefined): DemoBlock[] =>
  shelf ? [{ block: 'ProductGridSmall', title: shelf.animalPage.title, products: shelf.favourites }] : []
