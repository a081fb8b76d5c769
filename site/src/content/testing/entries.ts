import type { EntryBody } from '@menagerie/contract/entry'
import { ANY } from '@menagerie/contract/entry'
import type { MenuSlot } from '@menagerie/contract/menu'
import type { Published } from '../../replica/reader.ts'

/** Published entries with just what a test says about them, in tailwell/en_US unless it says otherwise. */
type Where = { brand?: string; locale?: string }

const HERE = { brand: 'tailwell', locale: 'en_US' }

export function page(
  key: string,
  path: string,
  body: Partial<EntryBody<'page'>> = {},
  where: Where = {},
): Published<'page'> {
  return {
    kind: 'page',
    ...HERE,
    ...where,
    key,
    path,
    body: {
      template: 'Default',
      title: `Page ${key}`,
      robots: { index: true, follow: true },
      translationGroup: `group-${key}`,
      is_gated: false,
      areas: { extras: [], miniBanners: [], main: [] },
      ...body,
    },
  }
}

export function product(
  sku: string,
  body: Partial<EntryBody<'product'>> = {},
  where: Where = {},
): Published<'product'> {
  const full = {
    sku,
    name: `Food ${sku}`,
    images: [],
    usps: [],
    related: [],
    url_slug: 'dogs/food',
    url_key: `food-${sku}`,
    specification: {},
    blocks: [],
    ...body,
  }
  return { kind: 'product', ...HERE, ...where, key: sku, path: `${full.url_slug}/${full.url_key}`, body: full }
}

export function media(key: string, alt: Record<string, string> = {}): Published<'media'> {
  return {
    kind: 'media',
    brand: ANY,
    locale: ANY,
    key,
    body: {
      filename: `${key}.jpg`,
      hash: 'a'.repeat(64),
      version: '1',
      mime: 'image/jpeg',
      width: 3000,
      height: 3000,
      focalX: 50,
      focalY: 50,
      alt,
    },
  }
}

export function menu(slot: MenuSlot, items: EntryBody<'menu'>['items'], where: Where = {}): Published<'menu'> {
  return { kind: 'menu', ...HERE, ...where, key: `menu-${slot}`, body: { slot, items } }
}
