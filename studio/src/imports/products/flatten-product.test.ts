import { expect, test } from 'vitest'
import { flattenProduct } from './flatten-product.ts'
import { NO_MAPPING } from './mapping.ts'
import { createRowReader } from './read-row.ts'

/** What an import reports about a JSON product: the messages of its columns and of its cells. */
function tellAbout(fields: Record<string, unknown>): string[] {
  const reader = createRowReader(NO_MAPPING)
  const flat = flattenProduct(fields)
  const ofColumns = Object.keys(flat).flatMap((header) => {
    const read = reader.columnOf(header)
    return read.ok ? [] : [`${header}: ${read.message}`]
  })
  const { problems } = reader.readRow({ where: 'product 1', fields: flat })
  return [...ofColumns, ...problems.map(({ field, message }) => `${field}: ${message}`)]
}

test('nested JSON groups are flattened into the columns of tables', () => {
  expect({
    ...flattenProduct({
      sku: '1',
      texts: { de_DE: { name: 'Futter' } },
      markets: [{ country: 'DE', price: 9.5 }],
      specification: { color: { de: 'rot' } },
    }),
  }).toEqual({ sku: '1', 'name:de_DE': 'Futter', 'price:DE': 9.5, 'specification.color:de': 'rot' })
  expect({ ...flattenProduct({ markets: { DE: { price: 9.5 } } }) }).toEqual({ 'price:DE': 9.5 })
  expect({ ...flattenProduct({ markets: { DE: null }, texts: { de_DE: null } }) }).toEqual({})
})

test.each([
  ['a market without a country', { markets: [{ price: 9.5 }] }, 'markets.price: needs a site: name it in the column'],
  [
    'a market whose country is empty',
    { markets: [{ country: '', price: 9.5 }] },
    'needs a site: name it in the column',
  ],
  [
    'a country that is a number instead of an object',
    { markets: { DE: 9.5 } },
    'markets:DE: there is no field “markets”',
  ],
  ['a market that is a number instead of an object', { markets: [9.5] }, 'markets: there is no field “markets”'],
  ['a site whose texts are a list', { texts: { de_DE: ['x'] } }, 'texts:de_DE: there is no field “texts”'],
  ['a site whose texts have no field names', { texts: { de_DE: 'Name' } }, 'texts:de_DE: there is no field “texts”'],
])('%s is reported', (_name, fields, message) => {
  expect(tellAbout(fields)).toEqual([expect.stringContaining(message)])
})

test('two markets without a country are reported, whatever site the row has', () => {
  const told = tellAbout({ site: 'de_DE', markets: [{ price: 9.5 }, { price: 8 }] })
  expect(told).toEqual([expect.stringContaining('there is no field “markets”')])
})
