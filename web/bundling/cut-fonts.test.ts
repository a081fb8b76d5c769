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

it('takes a font that has one weight as it is', async () => {
  const cut = await cutFont(single, 'ab', 600)
  expect(cut.toString('latin1', 0, 4)).toBe(WOFF2)
  expect(cut.length).toBeLessThan(single.length)
})

it('says of a font with one weight that a range does not fit', async () => {
  const reason = await cutFont(single, 'a', { min: 400, max: 700 }).catch(toFontReason)
  expect(reason).toBe('has one weight only: name it as a number, such as weight: 400.')
})

it('says of a file that is no font that it cannot be read', async () => {
  const reason = await cutFont(Buffer.from('<html>'), 'a', 400).catch(toFontReason)
  expect(reason).toMatch(/^cannot be read: /)
})
