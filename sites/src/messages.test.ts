import { isPluralElement, isPoundElement, parse } from '@formatjs/icu-messageformat-parser'
import { productBodySchema } from '@menagerie/contract/product'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './brand-locale.ts'
import { BRAND_LOCALES, findBrandLocale } from './locales.ts'
import { findArguments } from './message-arguments.ts'
import { CATALOGUES, translator } from './messages.ts'
import { splitLink } from './split-link.ts'

const KEYS = Object.keys(CATALOGUES.en)

function pluralsOf(message: string) {
  return parse(message, { ignoreTag: true }).filter(isPluralElement)
}

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const catalogue = CATALOGUES[language]
  const entries = Object.entries(catalogue)

  it('has the same keys as the English catalogue in the same order, and no empty text', () => {
    expect(Object.keys(catalogue)).toEqual(KEYS)
    expect(entries.filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  it('has the same arguments and links as the English catalogue', () => {
    const shape = (text: string) => [...findArguments(text), splitLink(text).link === '' ? 'no link' : 'link']
    const english = Object.entries(CATALOGUES.en).map(([key, text]) => [key, shape(text)])
    expect(entries.map(([key, text]) => [key, shape(text)])).toEqual(english)
  })

  it('heads the errors of all forms with the same words', () => {
    expect(catalogue['auth.checkEntries']).toBe(catalogue['form.errors'])
  })

  it('has exactly the plural forms of its language', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const plural of entries.flatMap(([, text]) => pluralsOf(text))) {
      const given = Object.keys(plural.options)
      expect(forms.filter((form) => !given.includes(form))).toEqual([])
      expect(given.filter((form) => !forms.some((known) => known === form))).toEqual([])
      expect(Object.values(plural.options).every((option) => option.value.some(isPoundElement))).toBe(true)
    }
  })

  it('contains no markup except links, and no straight apostrophes, which would quote ICU arguments', () => {
    const plain = entries.map(([, text]) => text.replace(/<\/?link>/g, ''))
    expect(plain.filter((text) => /[<>']|&[#\w]/.test(text))).toEqual([])
  })
})

it('names every specification attribute of a product', () => {
  const attributes = productBodySchema.shape.specification.keyType.options
  expect(attributes).toContain('color')
  expect(attributes.filter((name) => !KEYS.includes(`specification.${name}`))).toEqual([])
})

describe('texts of a brand-locale', () => {
  const inLocale = (code: string) => {
    const site = findBrandLocale('tailwell', code)
    if (site === undefined) throw new Error(`no locale ${code}`)
    return translator(site)
  }

  it('use the plural forms of the language for product counts', () => {
    const count = (code: string, ...counts: number[]) =>
      counts.map((n) => inLocale(code)('products.count', { count: n }))
    expect(count('en_US', 0, 1, 2)).toEqual(['0 products', '1 product', '2 products'])
    expect(count('nl_NL', 1, 3)).toEqual(['1 product', '3 producten'])
    expect(count('ru_RU', 1, 2, 5, 21, 112)).toEqual(['1 товар', '2 товара', '5 товаров', '21 товар', '112 товаров'])
    expect(count('pl_PL', 1, 2, 5, 22)).toEqual(['1 produkt', '2 produkty', '5 produktów', '22 produkty'])
    expect(count('cs_CZ', 1, 4, 5)).toEqual(['1 produkt', '4 produkty', '5 produktů'])
    expect(count('ua_UA', 1, 3, 11)).toEqual(['1 товар', '3 товари', '11 товарів'])
  })

  it('format numbers as in the country', () => {
    const many = (code: string) => inLocale(code)('products.count', { count: 12345 })
    expect([many('en_GB'), many('de_DE'), many('nl_BE')]).toEqual([
      '12,345 products',
      '12.345 Produkte',
      '12.345 producten',
    ])
  })

  it('show the error texts of spec §8 and a year without separators', () => {
    const t = inLocale('en_US')
    expect(t('error.somethingWrong')).toBe('Sorry, something went wrong')
    expect(t('error.notFound')).toBe('Page not found')
    expect(t('error.occurred')).toBe('An error occurred')
    const { before, link, after } = splitLink(t('error.notFoundSearch'))
    expect(before + link + after).toBe('A 404 is sooo exhausting. Enter a new search or return to the homepage')
    expect(t('copyright', { year: 2026, brand: 'Tailwell' })).toBe('© 2026 Tailwell')
  })

  it('throw an error when an argument is missing instead of leaving a gap', () => {
    expect(() => inLocale('nl_NL')('product.imageOf', { index: 1 })).toThrow(/count/)
  })

  it('work in every brand-locale', () => {
    for (const site of BRAND_LOCALES) expect(translator(site)('breadcrumb.home'), site.id).not.toBe('')
  })
})
