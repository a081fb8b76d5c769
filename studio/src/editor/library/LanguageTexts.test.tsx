// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LanguageTexts } from './LanguageTexts.tsx'

const payload = vi.hoisted(() => ({
  asked: [] as string[],
  data: {} as Record<string, unknown>,
  i18n: { i18n: { language: 'de', translations: {} } },
  user: {} as Record<string, unknown>,
  setParams: () => {},
  words: (key: string, { done, count }: { done: number; count: number }) => `${key} ${done}/${count}`,
  toWord: (english: string) => english,
}))
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: payload.user }),
  useConfig: () => ({
    config: { routes: { api: '/api' }, localization: { localeCodes: ['en', 'es', 'nl', 'de', 'fr'] } },
  }),
  useDocumentInfo: () => ({ collectionSlug: 'films', id: '7', lastUpdateTime: 1 }),
  useLocale: () => ({ code: 'en' }),
  usePayloadAPI: (address: string) => {
    payload.asked.push(address)
    return [{ data: payload.data }, { setParams: payload.setParams }]
  },
  useTranslation: () => payload.i18n,
}))
vi.mock('../frame/use-words.ts', () => ({ useWords: () => payload.words }))
vi.mock('../frame/use-part-words.ts', () => ({ usePartWords: () => payload.toWord }))

const TITLE = { name: 'title', label: 'Title' }
const CAPTIONS = { name: 'captions', label: 'Captions' }
const languages = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')?.slice(8))

test('an administrator sees the language of the studio first, and an editor the languages of the sites', () => {
  payload.user = { role: 'admin' }
  render(<LanguageTexts texts={[TITLE]} />)
  expect(languages()).toEqual(['de', 'en', 'es', 'nl', 'fr'])
  cleanup()
  payload.user = { role: 'editor', sites: ['tailwell/fr_BE', 'tailwell/nl_BE'] }
  render(<LanguageTexts texts={[TITLE]} />)
  expect(languages()).toEqual(['fr', 'nl', 'de', 'en', 'es'])
})

test('each text of a film is listed, and a long text is shortened', () => {
  payload.user = { role: 'catalogue' }
  payload.data = { title: { de: 'Zähne', nl: null }, captions: { de: 'Wort '.repeat(80) } }
  render(<LanguageTexts texts={[TITLE, CAPTIONS]} />)
  expect(payload.asked.at(-1)).toBe('/api/films/7')
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'Title · library.texts 1/5',
    'Captions · library.texts 1/5',
  ])
  const [title, , , , , captions] = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent ?? '')
  expect(title).toBe('Zähne')
  expect(captions?.length).toBeLessThan(170)
})
