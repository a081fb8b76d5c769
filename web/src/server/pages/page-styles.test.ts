import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { toClassName, toClassPlace } from './class-names.ts'
import { openPageStyles } from './page-styles.ts'
import { toPartFile, toPartId, toSheetAddress } from './sheet-address.ts'

const NAMES = ['Button', 'Card', 'Page']
const toCss = (name: string) => `.${name}{color:var(--text-default)}`
const FILES = NAMES.map((name) => toPartFile(name, toCss(name)))
const FRAME = { tailwell: '/assets/tailwell.css', aldergrove: '/assets/aldergrove.css' }
const FRAME_CSS = ':root{color:blue}'
const FORMER = '.Former{color:red}'

const placeOf = (name: string) => toClassPlace(NAMES.indexOf(name))
const withClass = (name: string) => `<p class="${toClassName('a', placeOf(name), '.a{}')}"></p>`

/** Opens the parts of `NAMES` in that order, one part of an earlier build, and a list that may show a card later. */
function open({ frameCss = FRAME_CSS } = {}) {
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  const folder = join(client, 'parts')
  mkdirSync(folder)
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, FRAME.tailwell), frameCss)
  for (const [at, name] of NAMES.entries()) writeFileSync(join(folder, FILES[at] ?? ''), toCss(name))
  writeFileSync(join(folder, toPartFile('Former', FORMER)), FORMER)
  const inBoth = (file: string) => ({ tailwell: file, aldergrove: file })
  const parts = NAMES.map((name, at) => ({ place: placeOf(name), files: inBoth(FILES[at] ?? '') }))
  const styles = openPageStyles({ frame: FRAME, parts, lists: { Products: [placeOf('Card')] } }, client, {
    hsts: 'max-age=300',
  })
  const read = (target: string, acceptEncoding?: string) => styles.answer({ target, acceptEncoding })
  return { ...styles, read, text: (target: string) => read(target)?.body.toString() }
}

test('a page gets its brand’s frame sheet and one sheet with the parts it shows, in the order of the cascade', () => {
  const { addressesOf, text } = open()
  const [frame, sheet = '', ...more] = addressesOf('aldergrove', withClass('Page') + withClass('Button'))
  expect([frame, more]).toEqual([FRAME.aldergrove, []])
  expect(text(sheet)).toBe(toCss('Button') + toCss('Page'))
  expect(addressesOf('tailwell', withClass('Button') + withClass('Page'))[1]).toBe(sheet)
})

test('a page without parts of its own gets only the frame sheet', () => {
  expect(open().addressesOf('tailwell', '<p class="a_xx"></p>')).toEqual([FRAME.tailwell])
})

test('a list adds the styles of parts that it may show later', () => {
  const { addressesOf, text } = open()
  const html = `${withClass('Page')}<div data-list="Products"></div>`
  expect(text(addressesOf('tailwell', html)[1] ?? '')).toBe(toCss('Card') + toCss('Page'))
})

test('a style sheet is immutable and the same in every encoding, before and after better compression', async () => {
  const { addressesOf, read } = open()
  const [, sheet = ''] = addressesOf('tailwell', withClass('Card'))
  const quick = read(sheet, 'br')
  expect(quick?.headers).toEqual(
    expect.arrayContaining(['text/css; charset=utf-8', 'nosniff', 'Accept-Encoding', 'br']),
  )
  expect(quick?.headers.join()).toContain('immutable')
  await expect.poll(() => read(sheet, 'br')).not.toBe(quick)
  const decoded = [
    quick && brotliDecompressSync(quick.body),
    brotliDecompressSync(read(sheet, 'br, gzip')?.body ?? ''),
    gunzipSync(read(sheet, 'gzip')?.body ?? ''),
    read(sheet)?.body,
  ]
  expect(decoded.map(String)).toEqual(decoded.map(() => toCss('Card')))
})

test('style sheets of other processes and former builds are served, and unknown ones are not found', () => {
  const { text } = open()
  const [button = '', card = ''] = FILES.map(toPartId)
  const former = toPartId(toPartFile('Former', FORMER))
  expect(text(toSheetAddress([former, card]))).toBe(FORMER + toCss('Card'))
  for (const ids of [['abcdef'], [button, 'abcdef'], [button, button], [button, 'abc'], ['..%2f..'], []])
    expect(text(toSheetAddress(ids)), ids.join()).toBeUndefined()
  expect(text('/assets/tailwell.css')).toBeUndefined()
})

test('the styles of a page can be inlined, with their hash', () => {
  const { addressesOf, insideOf } = open()
  const css = `${FRAME_CSS}${toCss('Card')}`
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
  expect(insideOf(addressesOf('tailwell', withClass('Card')))).toEqual({ css, hash })
  expect(insideOf(['/assets/unknown.css'])).toBeUndefined()
})

test('styles that contain a closing style tag are not inlined', () => {
  const { insideOf } = open({ frameCss: 'p::after{content:"</style>"}' })
  expect(insideOf([FRAME.tailwell])).toBeUndefined()
})
