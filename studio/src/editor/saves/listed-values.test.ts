import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { type ComparedForm, compareVersions, isClear, mergeVersions } from './compare-versions.ts'
import { describeDifference } from './describe-difference.ts'
import { type Difference, keyOf } from './difference.ts'
import { listFormFields } from './list-form-fields.ts'

const FIELDS: ClientField[] = [
  { name: 'related', type: 'relationship', label: 'Related', relationTo: 'product-facts', hasMany: true },
  { name: 'hidden', type: 'relationship', label: 'Hide', relationTo: ['pages', 'articles'], hasMany: true },
  { name: 'picture', type: 'upload', label: 'Picture', relationTo: 'media' },
  { name: 'data', type: 'json', label: 'Data' },
]
const FORM: ComparedForm = { fields: listFormFields(FIELDS), blocks: {} }
const byItself = ({ changedBy }: Difference) => (changedBy === 'theirs' ? 'theirs' : 'mine')

function meet(base: object, mine: object, theirs: object) {
  const [before, own, other] = [{ ...base }, { ...base, ...mine }, { ...base, ...theirs }]
  const found = compareVersions(FORM, before, own, other)
  const known = {
    words: (key: string) => key,
    language: 'en',
    blocks: {},
    nameOf: (_: unknown, id: string) => `“${id}”`,
  }
  return {
    asks: !isClear(found),
    named: found.map((part) => `${keyOf(part)} ${part.changedBy}`),
    described: found.map((part) => describeDifference(part, { fields: FORM.fields, mine: own, theirs: other }, known)),
    merge: () => mergeVersions(own, other, found, byItself),
  }
}

test('values that each side adds and removes in a field with several values are merged without a question', () => {
  const { asks, merge } = meet({ related: ['a', 'b', 'c'] }, { related: ['a', 'x', 'c'] }, { related: ['a', 'b', 'y'] })
  expect(asks).toBe(false)
  expect(merge().related).toEqual(['a', 'x', 'y'])
})

test('values that both sides add to an empty field are joined, and all values can be removed', () => {
  for (const empty of [undefined, null, []]) {
    const { asks, merge } = meet({ related: empty }, { related: ['a'] }, { related: ['b'] })
    expect([asks, merge().related]).toEqual([false, ['a', 'b']])
  }
  expect(meet({ related: ['a', 'b'] }, { related: ['a'] }, { related: ['b'] }).merge().related).toEqual([])
})

test('documents of several kinds are distinguished by kind and id', () => {
  const page = (value: string) => ({ relationTo: 'pages', value })
  const article = (value: string) => ({ relationTo: 'articles', value })
  const { asks, merge, described } = meet(
    { hidden: [page('1')] },
    { hidden: [page('1'), article('1')] },
    { hidden: [page('1'), page('2')] },
  )
  expect(asks).toBe(false)
  expect(merge().hidden).toEqual([page('1'), article('1'), page('2')])
  expect(described.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Hide', '', '“2”'],
    ['Hide', '“1”', ''],
  ])
})

test('an order that both sides changed is asked about, and the other changes are kept', () => {
  const { named, described, merge } = meet(
    { related: ['a', 'b', 'c'] },
    { related: ['b', 'a', 'c', 'x'] },
    { related: ['c', 'b', 'a'] },
  )
  expect(named).toEqual(['related/x mine', 'related#order both'])
  expect(described[1]).toMatchObject({ mine: '“b”, “a”, “c”, “x”', theirs: '“c”, “b”, “a”' })
  expect(merge().related).toEqual(['b', 'a', 'c', 'x'])
})

test('a single value, a duplicated value and JSON data are compared as a whole', () => {
  expect(meet({ picture: 'a' }, { picture: 'b' }, { picture: 'c' }).named).toEqual(['picture both'])
  expect(meet({ related: ['a'] }, { related: ['a', 'a'] }, { related: ['b'] }).named).toEqual(['related both'])
  expect(meet({ data: ['a'] }, { data: ['b'] }, { data: ['c'] }).named).toEqual(['data both'])
})
