import type { MenuIcon, MenuItem, MenuSlot } from '@menagerie/contract/menu'
import { menu, page, siteSettingsEntry } from '../../../content/testing/entries.ts'
import { createMemoryReader } from '../../../content/testing/memory-reader.ts'
import type { RenderContext } from '../../../context/render-context.ts'
import type { AnyPublished } from '../../../replica/reader.ts'

type Menus = Partial<Record<MenuSlot, readonly MenuItem[]>>

const LINK = { type: 'page', kind: 'page', pageLink: 'example-page' } as const
const NEW_TAB = { type: 'external', externalLink: 'https://shops.example/', externalTarget: '_blank' } as const

const SEAL = 'example-author-portrait'

let count = 0

/** Creates an item with sub-items, given as words or items. */
export function item(title: string, below: readonly (string | MenuItem)[] = [], icon?: MenuIcon): MenuItem {
  const subItems = below.map((each) => (typeof each === 'string' ? item(each) : each))
  return { id: `item-${++count}`, title, link: LINK, subItems, ...(icon && { icon }) }
}

export const toNewTab = (title: string): MenuItem => ({ ...item(title), link: NEW_TAB })

/** Removes the item's own link. */
export const withoutLink = ({ link: _, ...rest }: MenuItem): MenuItem => rest

export const SOCIAL: MenuItem = {
  id: 'social',
  title: 'Follow us',
  socialIcons: (['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'pinterest'] as const).map((network) => ({
    network,
    url: `https://${network}.example/`,
  })),
}

/** Returns a context of the same brand-locale with only these menus and `others`. */
export function withMenus(ctx: RenderContext, menus: Menus, others: readonly AnyPublished[] = []): RenderContext {
  const where = { brand: ctx.site.brand, locale: ctx.site.code }
  const slots = ['top', 'header', 'footer', 'bottom'] as const
  const entries = slots.map((slot) => menu(slot, [...(menus[slot] ?? [])], where))
  return {
    ...ctx,
    reader: createMemoryReader(ctx.site, [page('example-page', 'advice', {}, where), ...entries, ...others]),
  }
}

/** Returns settings of the brand-locale with a seal, a picture of the gallery. */
export function toSeal({ site, reader }: RenderContext): AnyPublished[] {
  const picture = reader.get('media', SEAL)
  const where = { brand: site.brand, locale: site.code }
  const settings = siteSettingsEntry({ accreditation: { image: SEAL, link: 'https://guild.example/' } }, where)
  const alt = { [site.file]: 'Seal with a paw' }
  return [...(picture ? [{ ...picture, body: { ...picture.body, alt } }] : []), settings]
}
