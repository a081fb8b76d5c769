import { expect, test } from 'vitest'
import { toFilterGroups } from './filter-groups.ts'

const FLAVORS = Object.fromEntries('ABCDEFGH'.split('').map((name, at) => [name, 20 - at]))
const flavor = { name: 'flavor', title: 'Flavour' }
const iso = 'en-GB'

test('a group shows six options and the rest under “more”, in an order that choices do not change', () => {
  const offer = { offered: { flavor: FLAVORS }, counts: { flavor: { H: 2, B: 1 } }, iso }
  const [group] = toFilterGroups([flavor], { flavor: ['H'] }, offer)
  expect(group?.options.map(({ value }) => value)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(group?.more).toEqual([
    { value: 'G', label: 'G', isChosen: false, isEmpty: true, count: 0 },
    { value: 'H', label: 'H', isChosen: true, isEmpty: false, count: 2 },
  ])
  expect(group?.options[1]).toMatchObject({ isEmpty: false })
})

test('a group with a single option is hidden, unless a value is chosen in it', () => {
  const offer = { offered: { flavor: { Fish: 3 } }, counts: { flavor: { Fish: 3 } }, iso }
  expect(toFilterGroups([flavor], {}, offer)).toEqual([])
  const [group] = toFilterGroups([flavor], { flavor: ['Gone'] }, offer)
  expect(group?.options.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['Fish', false],
    ['Gone', true],
  ])
})

test('a group with a single option is shown if only some products have its value', () => {
  const offer = { offered: { flavor: { Fish: 3 } }, counts: { flavor: { Fish: 3 } }, iso }
  expect(toFilterGroups([flavor], {}, { ...offer, total: 3 })).toEqual([])
  expect(toFilterGroups([flavor], {}, { ...offer, total: 19 })).toHaveLength(1)
})

test('a yes-or-no filter offers only its yes', () => {
  const natural = { name: 'is_natural', title: 'Nature', only: { value: 'true', label: 'Natural' } }
  const counts = { is_natural: { true: 2, false: 7 } }
  const [group] = toFilterGroups([natural], {}, { counts, offered: counts, iso })
  expect(group?.options).toEqual([{ value: 'true', label: 'Natural', isChosen: false, isEmpty: false, count: 2 }])
  expect(toFilterGroups([natural], {}, { counts: {}, offered: { is_natural: { false: 7 } }, iso })).toEqual([])
})

const orderOf = (values: Record<string, number>, order?: readonly string[], language = iso) => {
  const counts = { flavor: values }
  const [group] = toFilterGroups(
    [{ ...flavor, ...(order && { order }) }],
    {},
    { counts, offered: counts, iso: language },
  )
  return group?.options.map(({ value }) => value)
}

test('weights are sorted from light to heavy and ages from young to old, whatever their counts', () => {
  expect(orderOf({ 'Over 25 kg': 9, '10 to 25 kg': 5, 'Up to 10 kg': 1 })).toEqual([
    'Up to 10 kg',
    '10 to 25 kg',
    'Over 25 kg',
  ])
  expect(orderOf({ '12 kg': 1, '1,5 kg': 3, '400 g': 2 })).toEqual(['400 g', '1,5 kg', '12 kg'])
  expect(orderOf({ Senior: 9, Young: 2, Adult: 5 }, ['Young', 'Adult', 'Senior'])).toEqual(['Young', 'Adult', 'Senior'])
  expect(orderOf({ Fish: 2, Beef: 5 })).toEqual(['Beef', 'Fish'])
})

test('a weight of four digits is read with the thousands separator of its language', () => {
  const weights = (thousand: string) => ({ '2 kg': 1, [`${thousand} g`]: 2, '800 g': 3 })
  for (const [thousand, language] of [
    ['1.500', 'de-DE'],
    ['1,500', 'en-GB'],
    ['1 500', 'fr-FR'],
    ['1\u202f500', 'fr-FR'],
    ['1’500', 'de-CH'],
  ] as const)
    expect(orderOf(weights(thousand), undefined, language)).toEqual(['800 g', `${thousand} g`, '2 kg'])
  // If the number is ambiguous, the values are sorted by their counts.
  expect(orderOf(weights('1.500'))).toEqual(['800 g', '1.500 g', '2 kg'])
})

test('an option of a colour has a swatch where its colour is known', () => {
  const counts = { color: { Red: 2, Striped: 1 } }
  const color = { name: 'color', title: 'Colour', swatches: { Red: '#d6202f' } }
  const [group] = toFilterGroups([color], {}, { counts, offered: counts, iso })
  expect(group?.options.map(({ swatch }) => swatch)).toEqual(['#d6202f', undefined])
})
