import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('imports only the demo content unless the options ask for a big world', () => {
  expect(readOptions([])).toEqual({
    help: false,
    ifEmpty: false,
    report: false,
    world: { products: 0, articles: 0, seed: 1, locales: ['tailwell/en_US'] },
  })
  const args = ['--products', '10000', '--articles=50', '--seed', '7', '--locales', 'aldergrove/nl_NL,aldergrove/de_DE']
  expect(readOptions(args).world).toEqual({
    products: 10000,
    articles: 50,
    seed: 7,
    locales: ['aldergrove/nl_NL', 'aldergrove/de_DE'],
  })
})

it.each([
  [['--colour'], /Unknown option '--colour'/],
  [['--products', 'many'], /--products is a whole number/],
  [['--products', '-5'], /--products/],
  [['--seed', '0'], /--seed is a whole number from 1 to 99/],
  [['--locales', 'tailwell/xx_XX'], /There is no site "tailwell\/xx_XX"/],
  [['--locales', 'tailwell/nl_NL,aldergrove/nl_NL'], /one brand/],
  [['ten'], /argument/],
])('reports what is wrong with %s and lists the options', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence)
  expect(() => readOptions(args)).toThrow(/--if-empty/)
})
