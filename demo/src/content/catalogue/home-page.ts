import type { DemoBlock } from '../block-schema.ts'
import type { DemoPageInput } from '../schema.ts'
import type { CategoryShelf } from './to-shelves.ts'

const MOST_IN_A_ROW = 4

/** Adds links to all animals to the home page, and some products where its editors have chosen none. */
export function addToHome(pages: readonly DemoPageInput[], shelves: readonly CategoryShelf[]): DemoPageInput[] {
  return pages.map((page) => {
    if (page.name !== 'home') return page
    const [first, second] = shelves
    const hasProducts = page.main.some(({ block }) => block === 'ProductGridSmall')
    return {
      ...page,
      miniBanners: toRows(shelves.map(toBanner)),
      main: hasProducts ? page.main : [...toGrid(first), ...toGrid(second), ...page.main],
    }
  })
}

type Banner = Extract<DemoBlock, { block: 'MiniBanners' }>['banners'][number]

const toBanner = ({ name, animalPage, category }: CategoryShelf): Banner => ({
  title: name,
  picture: category.picture ?? '',
  target: `page:${animalPage.name}`,
})

function toRows(banners: readonly Banner[]): DemoBlock[] {
  const rows = Math.ceil(banners.length / MOST_IN_A_ROW)
  return Array.from({ length: rows }, (_row, index) => ({
    block: 'MiniBanners',
    banners: banners.slice(index * MOST_IN_A_ROW, (index + 1) * MOST_IN_A_ROW),
  }))
}

const toGrid = (shelf: CategoryShelf | undefined): DemoBlock[] =>
  shelf ? [{ block: 'ProductGridSmall', title: shelf.animalPage.title, products: shelf.favourites }] : []
