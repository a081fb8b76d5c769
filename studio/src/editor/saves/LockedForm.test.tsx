// @vitest-environment jsdom

import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MarketPrice, MarketsInput } from '../inputs/MarketInputs.tsx'
import { LockedMarket, LockedNote, LockedPart } from './LockedForm.tsx'

const ID = '4a4f8d7e-0000-4000-8000-000000000001'
const payload = vi.hoisted(() => ({
  config: { config: { routes: { api: '/api' } } },
  document: {} as Record<string, unknown>,
  i18n: { i18n: { language: 'en' } },
  user: {} as Record<string, unknown>,
  fields: {} as Record<string, unknown>,
  words: (key: string, values?: { people: string }) => (values === undefined ? key : `${key} ${values.people}`),
}))
vi.mock('@payloadcms/ui', () => ({
  ArrayField: ({ readOnly }: { readOnly: boolean }) => <output>{readOnly ? 'locked' : 'open'}</output>,
  NumberField: ({ readOnly }: { readOnly: boolean }) => <output>{readOnly ? 'locked' : 'open'}</output>,
  CheckboxField: () => null,
  SelectInput: () => null,
  useField: () => ({}),
  useAuth: () => ({ user: payload.user }),
  useFormFields: (select: (state: [unknown]) => unknown) => select([payload.fields]),
  useConfig: () => payload.config,
  useDocumentInfo: () => payload.document,
  useTranslation: () => payload.i18n,
}))
vi.mock('../frame/use-words.ts', () => ({ useWords: () => payload.words }))

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ names: ['Anna', 'Bert'] })
  })
})
const shown = () => document.querySelector('.menagerie-saves__locked')?.textContent

test.each(['downloads', 'preview-links', 'glossary'])(
  'a locked form of %s shows why it is locked and whom to ask',
  async (slug) => {
    payload.document = { collectionSlug: slug, id: ID, hasSavePermission: false }
    render(<LockedNote />)
    expect(shown()).toBe('saves.readOnly')
    await waitFor(() => expect(shown()).toBe('saves.readOnly saves.ask Anna or Bert'))
    expect(asked).toEqual([`/api/who-may?collection=${slug}&id=${ID}`])
  },
)

test('an editable form and an unsaved new one show no note', () => {
  payload.document = { collectionSlug: 'glossary', id: ID, hasSavePermission: true }
  render(<LockedNote />)
  payload.document = { collectionSlug: 'glossary', hasSavePermission: false }
  render(<LockedNote />)
  expect(shown()).toBeUndefined()
})

test('a product shows an editor which part is locked, and shows the catalogue no note', async () => {
  const product = { collectionSlug: 'product-facts', id: ID, hasSavePermission: true }
  payload.document = { ...product, docPermissions: { fields: { name: { read: true }, markets: true } } }
  const { unmount } = render(<LockedPart locked="name" />)
  await waitFor(() => expect(shown()).toBe('saves.lockedPart saves.ask Anna or Bert'))
  unmount()
  for (const fields of [true, { name: true }, { name: { read: true, update: true } }]) {
    payload.document = { ...product, docPermissions: { fields } }
    render(<LockedPart locked="name" />)
  }
  expect(shown()).toBeUndefined()
})

const MARKETS = [
  { id: 'row-nl', country: 'NL' },
  { id: 'row-de', country: 'DE' },
]
const price = { name: 'rrp', type: 'number' } as const

/** The form of a product with two rows, the first of which is closed, and a third that is being added. */
function openProduct(user: Record<string, unknown>) {
  const ids = [...MARKETS.map(({ id }) => id), 'row-new'].map((value, at) => [`markets.${at}.id`, { value }])
  const rows = [{ collapsed: true }, { collapsed: false }, {}]
  payload.user = user
  payload.fields = { markets: { rows }, ...Object.fromEntries(ids) }
  payload.document = { collectionSlug: 'product-facts', id: ID, data: { markets: MARKETS } }
}
const outputs = () => [...document.querySelectorAll('output')].map((each) => each.textContent)
const renderPrices = () =>
  render([0, 1, 2].map((at) => <MarketPrice key={at} field={price} path={`markets.${at}.rrp`} />))

test.each([
  ['an editor', { role: 'editor', sites: ['tailwell/nl_NL'] }, ['open', 'locked', 'open']],
  ['the catalogue role', { role: 'catalogue' }, ['locked', 'locked', 'open']],
  ['an administrator', { role: 'admin' }, ['open', 'open', 'open']],
] as const)('price rows are locked or open according to the countries of %s', (_, user, expected) => {
  openProduct(user)
  renderPrices()
  expect(outputs()).toEqual(expected)
})

test('the list of countries is locked for people who set no country', () => {
  const field = { name: 'markets', type: 'array', fields: [] } as const
  openProduct({ role: 'catalogue' })
  const { unmount } = render(<MarketsInput field={{ ...field, fields: [] }} path="markets" />)
  expect(outputs()).toEqual(['locked'])
  unmount()
  openProduct({ role: 'editor', sites: [] })
  render(<MarketsInput field={{ ...field, fields: [] }} path="markets" />)
  expect(outputs()).toEqual(['open'])
})

test('an open locked row shows why and whom to ask about its country, and a closed row sends no request', async () => {
  openProduct({ role: 'catalogue' })
  render([0, 1, 2].map((at) => <LockedMarket key={at} path={`markets.${at}.lockedMarket`} />))
  await waitFor(() => expect(shown()).toBe('saves.lockedCountry saves.ask Anna or Bert'))
  expect(asked).toEqual([`/api/who-may?collection=product-facts&id=${ID}&part=DE`])
})
