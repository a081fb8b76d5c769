import type { DemoMenus } from '../schema.ts'
import type { CategoryShelf } from './to-shelves.ts'

type MenuItem = DemoMenus['header'][number]
const ICONS = {
  dog: 'dog',
  cat: 'cat',
  horse: 'horse',
  rabbit: 'rabbit',
  parrot: 'parrot',
  fish: 'fish',
  other: 'paw',
} as const satisfies Record<CategoryShelf['animal'], MenuItem['icon']>

/** Makes the header's menu entry for an animal and its departments. */
export function toMenuItem({ animal, name, category, departments }: CategoryShelf): MenuItem {
  return {
    title: name,
    target: `page:${category.page}`,
    icon: ICONS[animal],
    items: departments.map((department) => ({ title: department.name, target: `page:${department.page.name}` })),
  }
}
