// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { article, page } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { resolveConfiguredRoute } from '../resolve-configured-route.ts'
import { areas, show } from '../testing/show-document.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const toEntries = (children: number) => [
  page('advice', 'advice', { template: 'ContentOverview', title: 'Advice', areas }),
  article('latest'),
  ...LETTERS.slice(0, children).map((letter) => page(letter, `advice/${letter}`, { title: `Advice ${letter}` })),
]
const showPage = (number: number, children = 26, siteId?: string) =>
  show('page', 'advice', toEntries(children), siteId, new Map(number === 1 ? [] : [['page', String(number)]]))
const cardsOf = ({ texts }: ReturnType<typeof show>) =>
  texts('h2')
    .filter((title) => /^Advice [a-z]$/.test(title))
    .map((title) => title.at(-1))
    .join('')
const linkTo = ({ document }: ReturnType<typeof show>, rel: string) =>
  document.querySelector(`head link[rel="${rel}"]`)?.getAttribute('href')

describe('an overview with more child pages than fit', () => {
  test('shows twelve child pages at a time, each once', () => {
    expect([1, 2, 3].map((number) => cardsOf(showPage(number)))).toEqual(['abcdefghijkl', 'mnopqrstuvwx', 'yz'])
  })

  test('shows the blocks of the editors and the articles on its first page only', () => {
    const shown = (number: number) =>
      ['Main', 'Article latest', 'Extras', 'Banners'].map((words) => showPage(number).main.textContent.includes(words))
    expect(shown(1)).toEqual([true, true, true, true])
    expect(shown(2)).toEqual([false, false, false, false])
    expect(showPage(2).texts('h1')).toEqual(['Advice'])
  })

  test('links to all its pages, and the first page has no number in its address', () => {
    const { main, links } = showPage(2)
    const nav = main.querySelector('nav[aria-label="Pages"]')
    const shown = [...(nav?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('rel') ?? link.textContent,
      link.getAttribute('href'),
    ])
    expect(shown).toEqual([
      ['prev', '/advice/'],
      ['1', '/advice/'],
      ['2', '/advice/?page=2'],
      ['3', '/advice/?page=3'],
      ['next', '/advice/?page=3'],
    ])
    expect(nav?.querySelector('[aria-current="page"]')?.getAttribute('aria-label')).toBe('Page 2')
    expect(links()).not.toContain('/advice/?page=1')
  })

  test('has canonical, previous and next links and a numbered title on each page', () => {
    const pages = [1, 2, 3].map((number) => showPage(number))
    expect(pages.map((shown) => ['canonical', 'prev', 'next'].map((rel) => linkTo(shown, rel)))).toEqual([
      ['http://localhost:3000/advice/', undefined, 'http://localhost:3000/advice/?page=2'],
      ['http://localhost:3000/advice/?page=2', 'http://localhost:3000/advice/', 'http://localhost:3000/advice/?page=3'],
      ['http://localhost:3000/advice/?page=3', 'http://localhost:3000/advice/?page=2', undefined],
    ])
    expect(pages.map(({ document }) => document.title)).toEqual([
      'Advice | Tailwell',
      'Advice | Tailwell – page 2',
      'Advice | Tailwell – page 3',
    ])
  })

  test('has no page links when all child pages fit on one page', () => {
    const shown = showPage(1, 12)
    expect(cardsOf(shown)).toHaveLength(12)
    expect([shown.main.querySelector('nav[aria-label="Pages"]'), linkTo(shown, 'next')]).toEqual([null, undefined])
  })

  test('accepts only page numbers that exist, and other templates accept none', () => {
    const fieldsAt = (path: string, children: number) => {
      const route = resolveConfiguredRoute(createTestContext('tailwell/en_US', toEntries(children)), path)
      return 'fields' in route ? route.fields?.map(({ toCanonical }) => toCanonical('2')) : undefined
    }
    expect([fieldsAt('advice', 13), fieldsAt('advice', 12), fieldsAt('advice/a', 13)]).toEqual([
      ['2'],
      [undefined],
      undefined,
    ])
  })
})
