import { expect, test } from 'vitest'
import { toFilterGroups } from './filter-groups.ts'

const FLAVORS = Object.fromEntries('ABCDEFGH'.split('').map((name, at) => [name, 20 - at]))
const flavor = { name: 'flavor', title: 'Flavour' }

test('six options are shown and the rest is a tap away, in an order that choices do not change', () => {
  const offer = { offered: { flavor: FLAVORS }, counts: { flavor: { H: 2, B: 1 } } }
  const [group] = toFilterGroups([flavor], { flavor: ['H'] }, offer)
  expect(group?.options.map(({ value }) => value)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(group?.more).toEqual([
    { value: 'G', label: 'G', isChosen: false, isEmpty: true },
    { value: 'H', label: 'H', isChosen: true, isEmpty: false },
  ])
  expect(group?.options[1]).toMatchObject({ isEmpty: false })
})

test('a group that leaves no choice is not shown, unless something is chosen in it', () => {
  const offer = { offered: { flavor: { Fish: 3 } }, counts: { flavor: { Fish: 3 } } }
  expect(toFilterGroups([flavor], {}, offer)).toEqual([])
  const [group] = toFilterGroups([flavor], { flavor: ['Gone'] }, offer)
  expect(group?.options.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['Fish', false],
    ['Gone', true],
  ])
})

test('a yes or no offers its yes', () => {
  const natural = { name: 'is_natural', title: 'Nature', only: { value: 'true', label: 'Natural' } }
  const counts = { is_natural: { true: 2, false: 7 } }
  const [group] = toFilterGroups([natural], {}, { counts, offered: counts })
  expect(group?.options).toEqual([{ value: 'true', label: 'Natural', isChosen: false, isEmpty: false }])
  expect(toFilterGroups([natural], {}, { counts: {}, offered: { is_natural: { false: 7 } } })).toEqual([])
})
