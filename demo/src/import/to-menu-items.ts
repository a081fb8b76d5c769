import type { DemoMenus } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { toStoredLink } from './to-link.ts'

export function toMenuItems(items: DemoMenus[keyof DemoMenus], owner: string, site: string): Record<string, unknown>[] {
  return items.map(({ icon, phoneOnly, items: below = [], social = [], ...item }, index) => ({
    id: ids.row(owner, `item ${index}`),
    ...toLeaf(item, site),
    icon,
    phoneOnly: phoneOnly ?? false,
    socialIcons: social.map((row) => ({ id: ids.row(owner, `item ${index} ${row.network}`), ...row })),
    subItems: below.map((row, place) => ({ id: ids.row(owner, `item ${index} ${place}`), ...toLeaf(row, site) })),
  }))
}

type Leaf = Pick<DemoMenus['top'][number], 'title' | 'target' | 'signedIn' | 'newTab'>

const toLeaf = ({ title, target, signedIn, newTab }: Leaf, site: string) => ({
  title,
  link: toStoredLink(target, site, newTab),
  authenticatedLink: toStoredLink(signedIn, site),
})
