import type { SearchRecord } from '../port/search-record.ts'

/** id, name, brand, category, price, popularity, colours. */
type ShopRow = readonly [string, string, string, string, number, number, readonly string[]]

const ROWS: readonly ShopRow[] = [
  ['k1', 'Copper saucepan', 'Halden', 'Kitchen > Pots', 89, 50, ['Copper']],
  ['k2', 'Steel saucepan', 'Halden', 'Kitchen > Pots', 49, 80, ['Silver']],
  ['k3', 'Cast iron pot', 'Ostra', 'Kitchen > Pots', 129, 70, ['Black']],
  ['k4', 'Enamel pot', 'Ostra', 'Kitchen > Pots', 39, 20, ['White', 'Blue']],
  ['k5', 'Steamer basket', 'Ostra', 'Kitchen > Pots', 19, 10, ['Silver']],
  ['k6', 'Bread knife', 'Halden', 'Kitchen > Knives', 35, 60, ['Silver', 'Black']],
  ['k7', 'Paring knife', 'Halden', 'Kitchen > Knives', 15, 40, ['Silver', 'Red']],
  ['k8', 'Knife block', 'Veska', 'Kitchen > Knives', 59, 30, ['Black']],
  ['k9', 'Knife sharpener', 'Veska', 'Kitchen > Knives', 25, 55, ['Red']],
  ['k10', 'Porcelain teapot', 'Mirelle', 'Kitchen > Cups', 45, 65, ['White']],
  ['k11', 'Tea cup', 'Mirelle', 'Kitchen > Cups', 9, 90, ['White']],
  ['k12', 'Tea cup, large', 'Mirelle', 'Kitchen > Cups', 12, 85, ['White']],
  ['k13', 'Tea cup, travel', 'Mirelle', 'Kitchen > Cups', 18, 35, ['Blue']],
  ['g1', 'Garden shears', 'Thornby', 'Garden > Tools', 29, 45, ['Green']],
  ['g2', 'Hedge shears', 'Thornby', 'Garden > Tools', 39, 44, ['Green']],
  ['g3', 'Watering can', 'Thornby', 'Garden > Tools', 22, 75, ['Green', 'Blue']],
  ['g4', 'Garden hose 25 m', 'Thornby', 'Garden > Tools', 55, 41, ['Green']],
  ['g5', 'Wheelbarrow', 'Ostra', 'Garden > Tools', 99, 33, ['Red']],
  ['g6', 'Rake', 'Thornby', 'Garden > Tools', 17, 31, ['Green']],
  ['g7', 'Tomato seeds', 'Verdale', 'Garden > Seeds', 3, 62, ['Red']],
  ['g8', 'Sunflower seeds', 'Verdale', 'Garden > Seeds', 2.5, 61, ['Yellow']],
  ['g9', 'Lavender seeds', 'Verdale', 'Garden > Seeds', 4, 59, ['Purple']],
  ['g10', 'Basil plant', 'Verdale', 'Garden > Seeds', 5, 29, ['Green']],
  ['l1', 'Desk lamp', 'Lumo', 'Light > Lamps', 49, 72, ['Black']],
  ['l2', 'Floor lamp', 'Lumo', 'Light > Lamps', 119, 28, ['Black', 'White']],
  ['l3', 'Reading lamp', 'Lumo', 'Light > Lamps', 59, 52, ['White']],
  ['l4', 'Paper lantern', 'Mirelle', 'Light > Lamps', 14, 26, ['White']],
  ['l5', 'Lampshade', 'Lumo', 'Light > Lamps', 24, 21, ['White']],
  ['l6', 'LED bulb E27', 'Lumo', 'Light > Bulbs', 6, 82, ['White']],
  ['l7', 'Halogen bulb G9', 'Lumo', 'Light > Bulbs', 7, 19, ['White']],
  ['p1', 'Dotted notebook A5', 'Karro', 'Paper > Notebooks', 12, 68, ['Black']],
  ['p2', 'Lined notebook A5', 'Karro', 'Paper > Notebooks', 11, 66, ['Red']],
  ['p3', 'Sketchbook A4', 'Karro', 'Paper > Notebooks', 18, 34, ['Black']],
  ['p4', 'Binder <size>', 'Karro', 'Paper > Notebooks', 8, 16, ['Black']],
  ['p5', 'Fountain pen', 'Scriva', 'Paper > Pens', 69, 58, ['Black', 'Blue']],
  ['p6', 'Ballpoint pen', 'Scriva', 'Paper > Pens', 4, 78, ['Blue']],
  ['p7', 'Pencil set', 'Scriva', 'Paper > Pens', 15, 48, ['Yellow']],
  ['p8', 'Ink bottle, midnight', 'Scriva', 'Paper > Pens', 13, 24, ['Blue']],
  ['p9', 'Café blackboard', 'Scriva', 'Paper > Boards', 33, 15, ['Black']],
  ['p10', 'Crème stationery Étoile', 'L\'Atelier "Nord"', 'Paper > Boards', 27, 14, ['White']],
]

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  k3: 'Keeps its warmth for hours and goes from the stove into the oven without complaint, lid and all.',
  g3: 'Ten litres, with a fine rose that pours gently over young seedlings on the windowsill.',
  l1: 'Bright enough for drawing, with an arm that stays where it was put.',
  l3: 'For the armchair. Warm white, folds flat, and lights one book without waking the house.',
  p5: 'Writes at once after weeks in the drawer.',
}
const GROUPS: Readonly<Record<string, string>> = { k11: 'cup', k12: 'cup', k13: 'cup', p1: 'book', p2: 'book' }
const NEW = new Set(['k3', 'g3', 'l3', 'p5', 'k13'])
const TAGS: Readonly<Record<string, readonly string[]>> = { l1: ['gift', 'office'], p5: ['gift'], k10: ['gift'] }

/** Forty products of an invented shop. */
export const SHOP_RECORDS: readonly SearchRecord[] = ROWS.map(
  ([objectID, name, brand, category, price, popularity, colours]) => {
    const [lvl0 = ''] = category.split(' > ')
    const description = DESCRIPTIONS[objectID]
    const group = GROUPS[objectID]
    const tags = TAGS[objectID]
    return {
      objectID,
      name,
      brand,
      categories: { lvl0, lvl1: category },
      price,
      popularity,
      colours,
      is_new: NEW.has(objectID),
      purchase_price: price / 2,
      ...(description === undefined ? {} : { description }),
      ...(group === undefined ? {} : { group }),
      ...(tags === undefined ? {} : { _tags: tags }),
    }
  },
)
