import { describe, expect, test } from 'vitest'
import { LEAFLETS } from './leaflets.ts'

const titleOf = (site: string, sku: string) => LEAFLETS.find((row) => row.site === site && row.sku === sku)?.title ?? ''

describe('leaflets', () => {
  test('of medicines are package inserts', () => {
    expect(titleOf('tailwell/de_DE', '10440')).toMatch(/^Packungsbeilage /)
    expect(titleOf('tailwell/nl_NL', '10440')).toMatch(/^Bijsluiter /)
  })

  test('of food and care are product sheets', () => {
    const food = LEAFLETS.filter(({ name }) => name.endsWith('-de') || name.endsWith('-nl')).map(({ title }) => title)
    expect(food.filter((title) => title.startsWith('Produktblatt '))).toHaveLength(5)
    expect(food.filter((title) => title.startsWith('Productblad '))).toHaveLength(5)
  })
})
