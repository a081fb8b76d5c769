import type { AnimalKind } from '../../pictures/palette.ts'
import type { DemoMenus } from '../schema.ts'
import { type FullInput, skusFor } from './full-input.ts'

export function toFullMenus<A extends AnimalKind>(input: FullInput<A>): DemoMenus {
  const labels = input.words.menu
  const names = new Map(input.products.map(({ sku, name }) => [sku, name]))
  const link = (title: string, page: string) => ({ title, target: `page:${page}` })
  const about = link(labels.about, 'about')
  const contact = link(labels.contact, 'contact')
  const care = link(labels.care, 'care')
  const stores = link(labels.stores, 'stores')
  const privacy = link(labels.privacy, 'privacy')
  const rules = [privacy, link(labels.terms, 'terms')]
  const animals = input.look.animals.map((animal) => ({ ...animal, words: input.words.animals[animal.kind] }))
  return {
    top: [
      { ...about, icon: 'about' },
      { ...contact, icon: 'contact' },
    ],
    header: [
      ...animals.map(({ kind, page, icon, words }) => ({
        ...link(words.menu, page),
        ...(icon && { icon }),
        items: [
          link(words.button, page),
          ...skusFor(input, kind).map((sku) => ({ title: names.get(sku) ?? sku, target: `product:${sku}` })),
        ],
      })),
      care,
      { ...privacy, phoneOnly: true },
    ],
    footer: [
      { title: labels.columns.animals, items: animals.map(({ page, words }) => link(words.menu, page)) },
      { title: labels.columns.brand, items: [about, care, stores, contact] },
      { title: labels.columns.rules, items: rules },
    ],
    bottom: rules,
  }
}
