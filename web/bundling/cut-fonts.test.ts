import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, expect, it } from 'vitest'
import { cutFont, toFontReason } from './cut-fonts.ts'

const VARIABLE = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
)
const WOFF2 = 'wOF2'
let single: Buffer
beforeAll(async () => {
  single = await cutFont(VARIABLE, 'abc', 600)
})

it('cuts a font that has only one weight', async () => {
  const cut = await cutFont(single, 'ab', 600)
  expect(cut.toString('latin1', 0, 4)).toBe(WOFF2)
  expect(cut.length).toBeLessThan(single.length)
})

it('reports that a weight range does not fit a font with one weight', async () => {
  const reason = await cutFont(single, 'a', { min: 400, max: 700 }).catch(toFontReason)
  expect(reason).toBe('has one weight only: name it as a number, such as weight: 400.')
})

it('reports that a file that is not a font cannot be read', async () => {
  const reason = await cutFont(Buffer.from('<html>'), 'a', 400).catch(toFontReason)
  expect(reason).toMatch(/^cannot be read: /)
})
