import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { type ComparedForm, compareVersions, isClear, mergeVersions } from './compare-versions.ts'
import { type Difference, keyOf } from './difference.ts'
import { listFormFields } from './list-form-fields.ts'

const text = (name: string): ClientField => ({ name, type: 'text', label: name })
const choice = (name: string, ...values: string[]): ClientField => ({
  name,
  type: 'select',
  label: name,
  options: values.map((value) => ({ value, label: value })),
})
const group = (name: string, fields: ClientField[]): ClientField => ({ name, type: 'group', label: name, fields })
const LINK = group('link', [{ type: 'row', fields: [choice('type', 'page', 'external'), text('page'), text('url')] }])
/** As in the browser: a list that refers to its blocks by name has no `blocks`. */
const MAIN: ClientField = JSON.parse('{"name":"main","type":"blocks","label":"Main","blockReferences":["Banner"]}')
const FIELDS: ClientField[] = [
  group('salary', [{ type: 'row', fields: [text('least'), text('most')] }, choice('per', 'hour', 'month')]),
  group('hours', [{ name: 'week', type: 'array', label: 'Week', fields: [text('from'), text('to')] }]),
  LINK,
  MAIN,
]
const FORM: ComparedForm = {
  fields: listFormFields(FIELDS),
  blocks: { Banner: { slug: 'Banner', fields: [text('title'), LINK] } },
}
const byItself = ({ changedBy }: Difference) => (changedBy === 'theirs' ? 'theirs' : 'mine')

function meet(base: object, mine: object, theirs: object) {
  const [before, own, other] = [{ ...base }, { ...base, ...mine }, { ...base, ...theirs }]
  const found = compareVersions(FORM, before, own, other)
  return {
    asks: !isClear(found),
    named: found.map((part) => `${keyOf(part)} ${part.changedBy}`),
    merge: (choose = byItself) => mergeVersions(own, other, found, choose),
  }
}

test('two fields of a group, changed by one side each, are merged without a question', () => {
  const { asks, named, merge } = meet(
    { salary: { least: 10, most: 20, per: 'hour' } },
    { salary: { least: 12, most: 20, per: 'hour' } },
    { salary: { least: 10, most: 20, per: 'month' } },
  )
  expect(named).toEqual(['salary/least mine', 'salary/per theirs'])
  expect(asks).toBe(false)
  expect(merge().salary).toEqual({ least: 12, most: 20, per: 'month' })
})

test('a field of a group that both sides changed is asked about, and no other field', () => {
  const { named, merge } = meet(
    { salary: { least: 10, most: 20 } },
    { salary: { least: 12, most: 20 } },
    { salary: { least: 15, most: 30 } },
  )
  expect(named).toEqual(['salary/least both', 'salary/most theirs'])
  expect(merge(() => 'mine').salary).toEqual({ least: 12, most: 20 })
  expect(merge().salary).toEqual({ least: 12, most: 30 })
})

test('an empty group, however it is stored, is filled from both sides', () => {
  for (const empty of [undefined, null, {}, { least: null }]) {
    const { asks, merge } = meet({ salary: empty }, { salary: { least: 1 } }, { salary: { most: 2 } })
    expect(asks).toBe(false)
    expect(merge().salary).toMatchObject({ least: 1, most: 2 })
  }
})

test('rows in a group are merged like other rows', () => {
  const row = (id: string, from: string, to: string) => ({ id, from, to })
  const { asks, named, merge } = meet(
    { hours: { week: [row('a', '9', '17'), row('b', '10', '16')] } },
    { hours: { week: [row('b', '10', '16'), row('a', '9', '17')] } },
    { hours: { week: [row('a', '9', '18'), row('b', '10', '16'), row('c', '11', '12')] } },
  )
  expect(named).toEqual(['hours/week/a/to theirs', 'hours/week/c theirs', 'hours/week#order mine'])
  expect(asks).toBe(false)
  expect(merge().hours).toEqual({ week: [row('b', '10', '16'), row('c', '11', '12'), row('a', '9', '18')] })
})

test('a link that one side points to another kind of target is taken as a whole', () => {
  const before = { link: { type: 'page', page: 'a', url: '' } }
  const mine = { link: { type: 'external', page: 'a', url: 'https://one.example' } }
  const { named, merge } = meet(before, mine, { link: { type: 'page', page: 'b', url: '' } })
  expect(named).toEqual(['link both'])
  expect(merge(() => 'mine')).toEqual(mine)
  expect(merge(() => 'theirs').link).toEqual({ type: 'page', page: 'b', url: '' })
  expect(meet(before, mine, {}).asks).toBe(false)
})

test('two parts of a link of the same kind, changed by one side each, are both kept, also within a block', () => {
  const at = (link: object) => ({ main: [{ id: 'x', blockType: 'Banner', title: 't', link }] })
  const { asks, named, merge } = meet(
    at({ type: 'page', page: 'a', url: 'u' }),
    at({ type: 'page', page: 'b', url: 'u' }),
    at({ type: 'page', page: 'a', url: 'v' }),
  )
  expect(named).toEqual(['main/x/link/page mine', 'main/x/link/url theirs'])
  expect(asks).toBe(false)
  expect(merge()).toEqual(at({ type: 'page', page: 'b', url: 'v' }))
})
