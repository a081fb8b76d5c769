import type { ProductBody } from '@menagerie/contract/product'
import type { RichTextInline } from '@menagerie/contract/rich-text'
import { product } from '../../../content/testing/entries.ts'

const text = (words: string): RichTextInline => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph' as const, children: [text(words)] })
const item = (words: string) => ({ children: [text(words)] })

/** A product of the gallery. Pictures, leaflets and other products are those of `blocks/testing/example-entries.ts`. */
export const toExampleProduct = (body: Partial<ProductBody>): ProductBody =>
  product('900', { name: 'Oat kibble 3 kg', ...body }).body

export const FULL_PRODUCT: Partial<ProductBody> = {
  rrp: 24.95,
  currency: 'EUR',
  short_description: 'Baked slowly, with oats, for dogs that are out a lot.',
  images: ['example-pack', 'example-portrait', 'example-picture'],
  usps: ['Chicken comes first', 'Baked for ninety minutes', 'No colours, no sugar'],
  variant_group: 'oat-kibble',
  product_links: [{ name: 'Paw & Pantry', url: 'https://pawandpantry.example/p/900' }],
  ghs_symbols: ['GHS02', 'GHS05', 'GHS09'],
  description: [
    paragraph('Oats give energy that lasts until the walk home, and baking at low heat keeps what is good in them.'),
    { type: 'list', ordered: false, items: [item('For dogs from twelve months'), item('Crunchy, also when soaked')] },
  ],
  instructions: [
    paragraph('Twice a day, with fresh water beside it.'),
    {
      type: 'table',
      header: true,
      rows: [
        [[text('Weight')], [text('Per day')]],
        [[text('5 kg')], [text('80 g')]],
        [[text('25 kg')], [text('290 g')]],
      ],
    },
  ],
  composition: [paragraph('Chicken (32%), oats (24%), peas, linseed, chicory.')],
  additives: [paragraph('Vitamin A 15,000 IU/kg, vitamin D3 1,500 IU/kg, zinc 90 mg/kg.')],
  analysis: [paragraph('Protein 26%, fat content 14%, crude fibre 3%, crude ash 7%.')],
  specification: {
    flavor: 'Chicken',
    contents: '3 kg',
    form: 'Kibble',
    animal_age: 'From 12 months',
    storage_and_safety: 'Close the bag well and keep it dry. '.repeat(6).trim(),
    barcode: '4006381333931',
  },
  leaflets: ['example-leaflet', 'long-leaflet'],
  related: ['1', '2', '5'],
}

/** With words longer than a phone's column. */
export const GERMAN_PRODUCT: Partial<ProductBody> = {
  ...FULL_PRODUCT,
  name: 'Nahrungsmittelunverträglichkeitsfutter mit Haferflocken und Lammfleisch für ausgewachsene Hunde',
  short_description:
    'Getreidearmes Alleinfuttermittel für ernährungssensible Hunde mit Futtermittelunverträglichkeiten.',
  usps: ['Tierernährungswissenschaftlich entwickelt', 'Ohne Geschmacksverstärker und Zuckerzusätze'],
  description: [
    paragraph('Lebensmittelunverträglichkeitsuntersuchungen empfehlen eine Ausschlussdiät. '.repeat(3).trim()),
  ],
  specification: {
    color: 'Dunkelbraun',
    item_active_ingredients: 'Diphenhydraminhydrochlorid',
    item_legal_category: 'Verschreibungspflichtiges Tierarzneimittel',
    do_not_apply_when: 'Überempfindlichkeitsreaktionen gegenüber Futtermittelzusatzstoffen',
  },
}

export const CYRILLIC_PRODUCT: Partial<ProductBody> = {
  ...FULL_PRODUCT,
  name: 'Полнорационный высококачественный корм с овсом и ягнёнком для взрослых собак крупных пород',
  rrp: 2490,
  currency: 'RUB',
  short_description: 'Медленно запечённый корм для собак, которые много гуляют и высокоактивны.',
  usps: ['Сбалансированный витаминно-минеральный комплекс', 'Без красителей и усилителей вкуса'],
  description: [paragraph('Овёс даёт энергию, которой хватает до самого дома. '.repeat(3).trim())],
  specification: { flavor: 'Ягнёнок', contents: '3 кг', storage_and_safety: 'Хранить в сухом прохладном месте.' },
}
