// @vitest-environment jsdom
import type { EditedPage, EditedText, PreviewMessage } from '@menagerie/contract/preview'
import { beforeEach, expect, test } from 'vitest'
import { createTextLocator } from './locate-texts.ts'
import { DUTCH_MARKS } from './testing/mark-words.ts'

const text = (field: string, words: string, isPlain = true): EditedText => ({
  block: 'b',
  field,
  label: field,
  text: words,
  isPlain,
})
const page = (...texts: EditedText[]): EditedPage => ({
  texts,
  areas: [],
  mayUndo: false,
  mayRedo: false,
  isReadOnly: false,
  words: DUTCH_MARKS,
  textSize: 13,
})

/** Renders the second banner before the first, and both titles again in a list, as a site may. */
const draw = (one: string, two: string) =>
  `<nav><a>Lees meer</a></nav><div data-edit-block="b"><h2>${two}</h2><a>${one}</a><p>Anders</p></div>`
const overlayOf = (one: string, two: string): PreviewMessage['overlay'] => ({
  entries: [
    {
      kind: 'page',
      brand: 'tailwell',
      locale: 'nl_NL',
      key: 'p',
      body: { areas: { main: [{ id: 'b', blockType: 'DuoBanner', banners: [{ text: one }, { text: two }] }] } },
    },
  ],
  shown: { kind: 'page', key: 'p' },
})

const parse = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html')
const readTexts = (overlay: PreviewMessage['overlay']) =>
  /"text":"([^"]*)"\},\{"text":"([^"]*)"/.exec(JSON.stringify(overlay)) ?? []
let asked = 0
function open(edited: EditedPage) {
  return createTextLocator({
    pageOf: () => edited,
    overlayOf: () => overlayOf('Lees meer', 'Lees meer'),
    async draw(overlay) {
      asked += 1
      const [, one = '', two = ''] = readTexts(overlay)
      return parse(draw(one, two))
    },
  })
}

beforeEach(() => {
  asked = 0
  document.body.innerHTML = draw('Lees meer', 'Lees meer')
})
const find = (selector: string) => document.querySelector(`[data-edit-block] ${selector}`) ?? document.body

test('equal texts are told apart by where the site renders them, whatever their order in the form', async () => {
  const locator = open(page(text('banners.0.text', 'Lees meer'), text('banners.1.text', 'Lees  meer')))
  expect([locator.isUnsure(find('h2')), locator.isUnsure(find('p'))]).toEqual([true, false])
  const located = await locator.locate()
  expect(located.map(({ element, text: { field } }) => [element.localName, field])).toEqual([
    ['h2', 'banners.1.text'],
    ['a', 'banners.0.text'],
  ])
  await locator.locate()
  expect(asked).toBe(1)
  find('h2').textContent = 'Iets anders'
  expect(locator.known().map(({ text: { field } }) => field)).toEqual(['banners.0.text'])
})

test('a text that is once in the form and twice on the page is located where it follows the field', async () => {
  const locator = open(page(text('banners.0.text', 'Lees meer')))
  expect((await locator.locate()).map(({ element }) => element.localName)).toEqual(['a'])
})

test('nothing is requested where all texts differ', async () => {
  document.body.innerHTML = draw('Een', 'Twee')
  expect(await open(page(text('banners.0.text', 'Een'), text('banners.1.text', 'Twee'))).locate()).toEqual([])
  expect(asked).toBe(0)
})
