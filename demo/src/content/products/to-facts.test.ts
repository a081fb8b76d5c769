import { expect, it } from 'vitest'
import { FACTS } from './all-facts.ts'

const weightsOf = (sku: string) => FACTS.find((facts) => facts.sku === sku)?.facets.online_animal_weight

it.each([
  ['the small bed', '10420', ['up-to-10-kg']],
  ['the middle bed', '10421', ['up-to-10-kg', 'from-10-to-25-kg']],
  ['the large bed', '10422', ['from-10-to-25-kg', 'above-25-kg']],
  ['the brush without an upper limit', '10201', ['from-10-to-25-kg', 'above-25-kg']],
])('%s has the weight classes of its own kilograms', (_what, sku, weights) => {
  expect(weightsOf(sku)).toEqual(weights)
})

it('a variant without kilograms of its own has the weight classes of its family', () => {
  expect(weightsOf('10140')).toEqual(['up-to-10-kg', 'from-10-to-25-kg', 'above-25-kg'])
})

it('a product whose family names no weight has no weight class', () => {
  expect(weightsOf('20210')).toBeUndefined()
})
