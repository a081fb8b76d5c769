import type { SearchRecord } from '@menagerie/search/port/search-record'

/** Attributes that the site's product search looks through. */
export const SEARCHED = [
  'name',
  'title',
  'sku',
  'article_number',
  'barcode',
  'animal_type',
  'product_sub_group',
  'brand',
  'sub_brand',
  'flavor',
  'form',
  'usage',
  'color',
  'bird_type',
  'rodent_species',
  'online_animal_age',
  'online_animal_weight',
  'contents',
  'size',
  'tags',
  'short_description',
  'usps',
  'description',
  'composition',
  'materials',
] as const

/** Returns each attribute as one text, for libraries that take only texts. */
export function toTexts(record: SearchRecord): Record<string, string> {
  return Object.fromEntries(['objectID', ...SEARCHED].map((name) => [name, toText(record[name])]))
}

function toText(value: SearchRecord[string]): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}
