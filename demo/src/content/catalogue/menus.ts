import type { DemoMenus, SiteContent } from '../schema.ts'
import type { CategoryShelf } from './to-shelves.ts'

type Item = DemoMenus['header'][number]
const ICONS = {
  dog: 'dog',
  cat: 'cat',
  horse: 'horse',
  rabbit: 'rabbit',
  parrot: 'parrot',
  fish: 'fish',
  other: 'paw',
} as const satisfies Record<CategoryShelf['animal'], Item['icon']>

/** The header leads to each animal and its departments; what editors wrote there besides stays. */
export function addToMenus(site: SiteContent, shelves: readonly CategoryShelf[]): SiteContent {
  const { menus } = site
  const animalTargets = new Set(shelves.map(toTarget))
  // The logo leads home already, the top bar to the page about the brand, and room is scarce.
  const elsewhere = new Set([...animalTargets, 'page:home', ...menus.top.map(({ target }) => target)])
  const others = menus.header.filter(({ target = '' }) => !elsewhere.has(target))
  const header = [...shelves.map((shelf) => toItem(shelf, menus.header)), ...others]
  const isListed = menus.footer.some(({ items = [] }) => items.some(({ target = '' }) => animalTargets.has(target)))
  const footer = isListed
    ? menus.footer.map((column) => withAllAnimals(column, shelves, animalTargets))
    : [...shelves.slice(0, 2).map(toColumn), ...menus.footer]
  return { ...site, menus: { ...menus, header, footer } }
}

const toTarget = ({ category }: CategoryShelf) => `page:${category.page}`

function toItem(shelf: CategoryShelf, written: readonly Item[]): Item {
  const target = toTarget(shelf)
  const known = written.find((item) => item.target === target)
  return {
    title: known?.title ?? shelf.name,
    target,
    icon: ICONS[shelf.animal],
    items: toDepartmentItems(shelf),
  }
}

const toDepartmentItems = ({ departments }: CategoryShelf) =>
  departments.map(({ name, page }) => ({ title: name, target: `page:${page.name}` }))

const toColumn = (shelf: CategoryShelf): Item => ({ title: shelf.name, items: toDepartmentItems(shelf) })

/** The column with the animals gets those that have no page of the editors' own. */
function withAllAnimals(column: Item, shelves: readonly CategoryShelf[], targets: ReadonlySet<string>): Item {
  const items = column.items ?? []
  if (!items.some(({ target = '' }) => targets.has(target))) return column
  const listed = new Set(items.map(({ target }) => target))
  const missing = shelves.filter((shelf) => !listed.has(toTarget(shelf)))
  return { ...column, items: [...items, ...missing.map((shelf) => ({ title: shelf.name, target: toTarget(shelf) }))] }
}
