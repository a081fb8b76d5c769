import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isCopyleft, listParts, toBill } from './bill-of-materials.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const parts = listParts(ROOT)

test('every package of the lockfile is in the bill of materials, with its licence and checksum', () => {
  expect(parts.length).toBeGreaterThan(500)
  expect(parts.filter(({ integrity }) => !integrity.startsWith('sha512-'))).toEqual([])
  expect(parts.filter(({ licence }) => licence === '').map(({ name }) => name)).toEqual([])
  const bill = toBill(parts, '1')
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(JSON.stringify(bill)).toContain('"purl":"pkg:npm/payload@')
})

test('no package that ships is under GPL or AGPL', () => {
  const found = parts.filter(({ licence, isDev }) => !isDev && isCopyleft(licence))
  expect(found.map(({ name, licence }) => `${name} ${licence}`)).toEqual([])
})

test('the lockfile has no esbuild version with known faults', () => {
  const old = parts.filter(({ name, version }) => name === 'esbuild' && /^0\.(\d|1\d|2[0-4])\./.test(version))
  expect(old).toEqual([])
})

test.each([
  ['GPL-3.0-or-later', true],
  ['AGPL-3.0', true],
  ['MIT AND GPL-2.0', true],
  ['(MIT OR GPL-3.0)', false],
  ['LGPL-3.0-or-later', false],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['MIT', false],
])('the licence %s counts as copyleft: %s', (licence, copyleft) => expect(isCopyleft(licence)).toBe(copyleft))
