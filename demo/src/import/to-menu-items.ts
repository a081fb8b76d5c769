import type { DemoMenus } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { toLink } from './to-link.ts'

export function toMenuItems(items: DemoMenus[keyof DemoMenus], owner: string, site: string): Record<string, unknown>[] {
  return items.map(({ title, target, icon, phoneOnly, items: below = [] }, index) => ({
    id: ids.row(owner, `item ${index}`),
    title,
    icon,
    phoneOnly: phoneOnly ?? false,
    link: toLink(target, site),
    subItems: below.map((item, place) => ({
      id: ids.row(owner, `item ${index} ${place}`),
      title: item.title,
      link: toLink(item.target, site),
    })),
  }))
}
