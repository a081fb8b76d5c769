// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { store } from '../../../content/testing/entries.ts'
import { createTestContext } from '../../../content/testing/test-context.ts'
import { loadStoreFile } from '../load-store-file.ts'
import { loadStores } from '../load-stores.ts'
import { StoreCard } from '../StoreCard.tsx'
import { toStoreCard } from '../store-card.ts'
import { readRow } from '../store-file.ts'
import { buildCard } from './build-card.ts'

const WEEK = { monday: [{ from: '09:00', to: '18:00' }], tuesday: [{ from: '09:00', to: '12:00' }] }
const ADDRESS = { street1: 'Oudegracht 12', postal_code: '3511 AB', city: 'Utrecht' }
const POSITION = { lat: '52.0907', lng: '5.1214' }
const ENTRIES = [
  store('aaaaaaaa-1', {
    name: 'De Poot & Co',
    ...ADDRESS,
    ...POSITION,
    phone: '+31 30 555 01 23',
    website: 'https://poot.example',
    opening_hours: { week: WEEK, exceptions: [{ date: '2099-01-01', spans: [] }] },
  }),
  store('bbbbbbbb-2', { name: 'Nergens' }),
  store('cccccccc-3', { name: 'Alleen open', opening_hours: { week: WEEK, exceptions: [] }, city: 'Zeist' }),
]

test.each(['tailwell/nl_NL', 'tailwell/en_US'])(
  'a card built in the browser is identical to the card of the server (%s)',
  (site) => {
    const ctx = createTestContext(site, ENTRIES)
    const file = loadStoreFile(ctx)
    if (file === undefined) throw new Error('no stores')
    const stores = loadStores(ctx).offline
    expect(file.stores).toHaveLength(stores.length)
    for (const [at, row] of file.stores.entries()) {
      const card = toStoreCard(ctx, stores[at] ?? fail(), { showsCountry: site.endsWith('en_US') })
      const { container } = render(<StoreCard {...card} />)
      const made = buildCard(readRow(JSON.parse(JSON.stringify(file)), row), file.words)
      expect(made.outerHTML).toBe(container.innerHTML)
    }
  },
)

function fail(): never {
  throw new Error('a row without its store')
}
