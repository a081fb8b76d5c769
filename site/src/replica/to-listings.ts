import type { EntryKind } from '@menagerie/contract/entry'
import type { MenuSlot } from '@menagerie/contract/menu'
import type { Published } from './reader.ts'
import { groupTag, listTag } from './tags.ts'

/** Names of the lists that `Reader.list` knows. */
export const LISTS = {
  /** Key of the one menu of a slot. */
  menu: (slot: MenuSlot) => `menu:${slot}`,
  /** Skus of all products sold in the brand-locale, by number. */
  products: 'products',
  /** Keys of all pages, by path, the home page first. */
  pages: 'pages',
  /** Key of the category with a code. */
  category: (code: string) => `category:${code}`,
  /** Skus of all products of a variant group, by number. */
  variantGroup: (group: string) => `variant-group:${group}`,
} as const

/** One line of a list: `tag` names the list, lines stand in the order of `sort`, then `key`. */
export type Listing = { tag: string; key: string; sort: string }

const SKU_DIGITS = 18

/**
 * Sorted by what rarely changes (number, path), never by a name: a renamed product then moves no list, and a page that shows
 * names in order reads them as titles anyway.
 */
const LISTERS: { [K in EntryKind]: (entry: Published<K>) => Listing[] } = {
  page: (entry) => [
    { tag: listTag(entry.brand, entry.locale, LISTS.pages), key: entry.key, sort: entry.path ?? '' },
    ...variant(entry, entry.body.translationGroup),
  ],
  product: (entry) => {
    const { brand, locale, key, body } = entry
    const sort = key.padStart(SKU_DIGITS, '0')
    const lists = [LISTS.products, ...(body.variant_group ? [LISTS.variantGroup(body.variant_group)] : [])]
    return [
      ...lists.map((name) => ({ tag: listTag(brand, locale, name), key, sort })),
      // A product is the same one in every locale by its sku.
      ...variant(entry, key),
    ]
  },
  category: ({ brand, locale, key, body }) => [
    { tag: listTag(brand, locale, LISTS.category(body.code)), key, sort: '' },
  ],
  menu: ({ brand, locale, key, body }) => [{ tag: listTag(brand, locale, LISTS.menu(body.slot)), key, sort: '' }],
  media: () => [],
}

/** Line of a translation group: its key is the locale, its sort the path. */
function variant(entry: Published<EntryKind>, group: string): Listing[] {
  if (entry.path === undefined) return []
  return [{ tag: groupTag(entry.brand, group), key: entry.locale, sort: entry.path }]
}

/** The lists and the translation group that an entry stands in. Pure. */
export function toListings<K extends EntryKind>(kind: K, entry: Published<K>): Listing[] {
  return LISTERS[kind](entry)
}
