import { expect, test } from 'vitest'
import { readColumn } from './read-column.ts'

const meaningOf = (header: string) => {
  const read = readColumn(header)
  if (!read.ok) return read.message
  const { column } = read
  // The first spelling of a scope is kept.
  const scope = 'scope' in column ? column.scope?.text.toLowerCase().replace('-', '_') : undefined
  return [column.part, 'name' in column ? column.name : '', scope].filter(Boolean).join(' ')
}

test.each([
  ['name:nl_NL', 'text name nl_nl'],
  ['Name (nl)', 'text name nl'],
  ['name-nl_NL', 'text name nl_nl'],
  ['name_nl', 'text name nl'],
  ['name_nl_NL', 'text name nl_nl'],
  ['Short description de', 'text short_description de'],
  ['url_key.de-DE', 'text url_key de_de'],
  ['description[fr]', 'text description fr'],
  ['price_DE', 'market price de'],
  ['images_de', 'text own_images de'],
  ['categories_nl_NL', 'categories nl_nl'],
  ['specification.color_nl', 'specification color nl'],
  ['* Name (German) *', 'text name german'],
  ['SKU*', 'facts sku'],
  ['amazon_asin', 'text amazon_asin'],
  ['is_natural', 'facts is_natural'],
])('the column “%s” is read as %s', (header, meaning) => {
  expect(meaningOf(header)).toBe(meaning)
})

test.each(['weight_kg', 'tags_nl', 'name_xx', 'price_old', 'Artikelnr.'])(
  'the column “%s” is reported as unknown',
  (header) => {
    expect(meaningOf(header)).toContain('there is no field')
  },
)
