import { SPECIFICATION_ROWS } from './specification-rows.ts'

type Path = readonly PropertyKey[]

/** Fields with lists of ids: a problem in one item is reported at the whole field. */
const CHOICES: readonly PropertyKey[] = ['images', 'related', 'tags', 'ghs_symbols', 'leaflets']

/** The form field, of the facts or the text, that a part of a product's body comes from. */
export function toProductField(path: Path): string {
  const [first = '', second = '', ...rest] = path
  if (first === 'specification')
    return SPECIFICATION_ROWS.some((row) => row === second) ? join(path) : join(path.slice(1))
  if (first === 'facets') return join([first, second])
  // The body contains only the country's own market, so an index in it is not the index of the row.
  if (['markets', 'rrp', 'currency'].includes(String(first))) return 'markets'
  if (first === 'usps') return join([first, second, 'text', ...rest])
  return CHOICES.includes(first) ? String(first) : join(path)
}

function join(path: Path): string {
  return path
    .map(String)
    .filter((part) => part !== '')
    .join('.')
}

const FACTS_FIELDS: ReadonlySet<string> = new Set([
  'sku',
  'article_number',
  'barcode',
  'brands',
  'images',
  'markets',
  'related',
  'variant_group',
  'facets',
  'is_natural',
  'ghs_symbols',
  'tags',
  'specification',
])

export function isFactsField(field: string): boolean {
  return FACTS_FIELDS.has(field.split('.')[0] ?? '')
}

/** A product is one entry with two forms: a problem in the other form is reported at the field that links to it. */
export function toOwnFormField(collection: string, field: string): string {
  if (collection === 'product-texts' && isFactsField(field)) return 'facts'
  if (collection === 'product-facts' && !isFactsField(field)) return 'texts'
  return field
}
