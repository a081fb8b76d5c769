import { expect, test } from 'vitest'
import { chooseValue } from './choose-value.ts'
import { toOfferedValues } from './to-offered-values.ts'

const OFFERED = { group: { Natvoer: 3, Großfutter: 2, "L'agneau": 1, Kip: 1, kip: 1 } }

test.each([
  [['NATVOER'], ['Natvoer']],
  [['NATVOER', 'Natvoer', 'natvoer'], ['Natvoer']],
  [['GROSSFUTTER'], ['Großfutter']],
  [['L’agneau'], ["L'agneau"]],
  [['kip'], ['kip']],
  [['Weg'], ['Weg']],
  [['toString'], ['toString']],
])('the chosen values %j become the offered values %j', (chosen, own) => {
  expect(toOfferedValues({ group: chosen }, OFFERED)).toEqual({ group: own })
})

test('unchecking an option also removes a chosen value that is spelled differently', () => {
  const state = { query: '', chosen: { group: ['Kip', 'NATVOER'] }, page: 2 }
  const without = chooseValue(state, { group: 'group', value: 'Natvoer', isChosen: false }, { groups: ['group'] })
  expect(without.chosen).toEqual({ group: ['Kip'] })
})
