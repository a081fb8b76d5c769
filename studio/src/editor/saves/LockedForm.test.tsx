// @vitest-environment jsdom

import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LockedNote, LockedPart } from './LockedForm.tsx'

const ID = '4a4f8d7e-0000-4000-8000-000000000001'
const payload = vi.hoisted(() => ({
  config: { config: { routes: { api: '/api' } } },
  document: {} as Record<string, unknown>,
  i18n: { i18n: { language: 'en' } },
  words: (key: string, values?: { people: string }) => (values === undefined ? key : `${key} ${values.people}`),
}))
vi.mock('@payloadcms/ui', () => ({
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

test.each(['downloads', 'preview-links', 'glossary'])('a locked form of %s says why, and whom to ask', async (slug) => {
  payload.document = { collectionSlug: slug, id: ID, hasSavePermission: false }
  render(<LockedNote />)
  expect(shown()).toBe('saves.readOnly')
  await waitFor(() => expect(shown()).toBe('saves.readOnly saves.ask Anna or Bert'))
  expect(asked).toEqual([`/api/who-may?collection=${slug}&id=${ID}`])
})

test('a form that may be changed says nothing', () => {
  payload.document = { collectionSlug: 'glossary', id: ID, hasSavePermission: true }
  render(<LockedNote />)
  payload.document = { collectionSlug: 'glossary', hasSavePermission: false }
  render(<LockedNote />)
  expect(shown()).toBeUndefined()
})

test('a product says to an editor which part is locked, and nothing to the catalogue', async () => {
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
