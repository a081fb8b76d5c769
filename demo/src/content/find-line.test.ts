import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRowFault } from './check-rows.ts'
import { findLine } from './find-line.ts'

const FAMILY = `export const DOGS: Family[] = [
  {
    key: 'rope-ball',
    related: ['20110'],
    variants: [
      { sku: '10110', euros: 4.5 },
      { sku: '10111', euros: 6 },
    ],
  },
]`
const FACTS = `export const FACTS = [
  {
    sku: '20110',
    name: 'Bead Swing',

    euros: 8,
  },
  online("Paws' Corner", 'paws.example'),
]`

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'menagerie-rows-'))
  mkdirSync(join(root, 'products/families'), { recursive: true })
  writeFileSync(join(root, 'products/facts.ts'), FACTS)
  writeFileSync(join(root, 'products/families/dogs.ts'), FAMILY)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the line of a row', () => {
  const find = (key: string, field?: string) => findLine('products/facts.ts', key, field, root)

  it('is the line of the field, or else the line of the row', () => {
    expect(find('20110', 'euros')).toEqual({ file: 'products/facts.ts', line: 6 })
    expect(find('20110', 'specification.color')).toEqual({ file: 'products/facts.ts', line: 3 })
    expect(find("Paws' Corner")).toEqual({ file: 'products/facts.ts', line: 8 })
  })

  it('is found in other files of the folder, at the row itself and not where the row is only mentioned', () => {
    expect(find('10111', 'euros')).toEqual({ file: 'products/families/dogs.ts', line: 7 })
    expect(findLine('products/families/dogs.ts', '20110', 'name', root)?.line).toBe(4)
    expect(find('rope-ball', 'variants.0.euros')).toEqual({ file: 'products/families/dogs.ts', line: 5 })
    expect(find('99999')).toBeUndefined()
    expect(findLine('other/facts.ts', '10111', '', root)).toBeUndefined()
  })
})

it('a fault is reported in one line of text, with the line number that is already known', () => {
  expect(toRowFault({ file: 'products/facts.ts', row: 'sku 10110', line: 7 }, 'euros', 'must be positive')).toBe(
    'demo/src/content/products/facts.ts:7, sku 10110, euros: must be positive',
  )
  expect(toRowFault({ file: 'nowhere/rows.ts', row: 'sku 1x1' }, '', 'is there twice')).toBe(
    'demo/src/content/nowhere/rows.ts, sku 1x1, the row: is there twice',
  )
})
