import { expect, test } from 'vitest'
import { findSharedWords, sortByAmount } from './load-variants.ts'

test.each([
  [['Oat Shampoo 250 ml', 'Oat Shampoo 500 ml'], 'Oat Shampoo '],
  [['Spot-on, 3\u00A0pipettes', 'Spot-on, 6\u00A0pipettes'], 'Spot-on, '],
  [['Felt Mouse, purple', 'Felt Mouse, green'], 'Felt Mouse, '],
  [['Joint Tablets, pack of 60', 'Joint Tablets, pack of 120'], 'Joint Tablets, '],
  [['Nest Bed', 'Nest Bed large'], 'Nest '],
  [['Bowl', 'Bowl'], ''],
  [['Rice', 'Oats'], ''],
  [['Only one'], 'Only '],
  [[], ''],
])('the shared beginning of %j is %j', (names, shared) => {
  expect(findSharedWords(names)).toBe(shared)
})

test.each([
  [
    ['1,5 kg', '400 g', '12 kg'],
    ['400 g', '1,5 kg', '12 kg'],
  ],
  [
    ['12 кг', '800 г', '3 кг'],
    ['800 г', '3 кг', '12 кг'],
  ],
  [
    ['pack of 120', 'pack of 30', 'pack of 60'],
    ['pack of 30', 'pack of 60', 'pack of 120'],
  ],
  [
    ['12 × 85 g', '85 g', '6 × 85 g'],
    ['85 g', '6 × 85 g', '12 × 85 g'],
  ],
  [
    ['lamb, 400 g', 'chicken, 400 g', 'lamb, 150 g', 'chicken, 150 g'],
    ['lamb, 150 g', 'lamb, 400 g', 'chicken, 150 g', 'chicken, 400 g'],
  ],
  [
    ['da 15 kg in su', 'da 2 a 15 kg'],
    ['da 2 a 15 kg', 'da 15 kg in su'],
  ],
  [
    ['20–40 kg', '2–8 kg', '8–20 kg'],
    ['2–8 kg', '8–20 kg', '20–40 kg'],
  ],
  [
    ['280 g, 7 pieces', '105 g, 10 pieces'],
    ['105 g, 10 pieces', '280 g, 7 pieces'],
  ],
  [
    ['6 pipet', '3 pipety'],
    ['3 pipety', '6 pipet'],
  ],
  [
    ['1.500 g', '800 g', '1\u00A0200 g', '2 kg'],
    ['800 g', '1\u00A0200 g', '1.500 g', '2 kg'],
  ],
  [
    ['16 oz', '10 lb', '½ lb', '2.5 lb'],
    ['½ lb', '16 oz', '2.5 lb', '10 lb'],
  ],
  [
    ['1 l', '75 cl', '500 ml'],
    ['500 ml', '75 cl', '1 l'],
  ],
  [
    ['purple', 'green'],
    ['purple', 'green'],
  ],
  [
    ['L', 'M', 'S', 'XL', 'XS', '2XL'],
    ['XS', 'S', 'M', 'L', 'XL', '2XL'],
  ],
  [
    ['red, L', 'red, S', 'blue, XXL', 'blue, M'],
    ['red, S', 'red, L', 'blue, M', 'blue, XXL'],
  ],
  [
    ['2 L', '500 ML', '1 L'],
    ['500 ML', '1 L', '2 L'],
  ],
])('%j are sorted as %j', (names, sorted) => {
  expect(
    sortByAmount(
      names.map((name) => ({ name })),
      'de-DE',
    ).map(({ name }) => name),
  ).toEqual(sorted)
})
