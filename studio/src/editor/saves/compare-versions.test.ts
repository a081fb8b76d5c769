import { expect, test } from 'vitest'
import { type ComparedForm, compareVersions, isClear, isTurnedDown, mergeVersions } from './compare-versions.ts'
import { type Difference, keyOf } from './difference.ts'

const toForm = (...names: string[]): ComparedForm => ({
  fields: names.map((name) => ({ name, label: name, type: 'text' as const })),
  blocks: {},
})
const FORM = toForm('title', 'subTitle', 'main')
const block = (id: string, title: string, more = {}) => ({ id, blockType: 'CtaBanner', title, ...more })
const base = { title: 'Oud', subTitle: '', main: [block('a', '1'), block('b', '2'), block('c', '3')] }
const byItself = ({ changedBy }: Difference) => (changedBy === 'theirs' ? 'theirs' : 'mine')

function meet(mine: object, theirs: object) {
  const [own, other] = [
    { ...base, ...mine },
    { ...base, ...theirs },
  ]
  const found = compareVersions(FORM, base, own, other)
  const named = found.map((part) => `${keyOf(part)} ${part.changedBy}`)
  return { found, named, merge: (choose = byItself) => mergeVersions(own, other, found, choose) }
}

test('a field changed by one side belongs to that side, one changed by both is asked about, equal ones are omitted', () => {
  const theirs = { title: 'Hun', main: [block('a', '1'), block('b', 'hun'), block('c', '3')] }
  const { found, named } = meet({ title: 'Mijn', subTitle: 'Mijn' }, theirs)
  expect(named).toEqual(['title both', 'subTitle mine', 'main/b/title theirs'])
  expect(isClear(found)).toBe(false)
})

test('a block that one side moves while the other types in it keeps both changes, without a question', () => {
  const moved = { main: [block('c', '3'), block('a', '1'), block('b', '2')] }
  const typed = { main: [block('a', '1'), block('b', 'getypt'), block('c', 'ook')] }
  const both = [block('c', 'ook'), block('a', '1'), block('b', 'getypt')]
  for (const { found, merge } of [meet(moved, typed), meet(typed, moved)]) {
    expect(isClear(found)).toBe(true)
    expect(merge().main).toEqual(both)
  }
})

test('two fields of one block are compared separately', () => {
  const { found, merge } = meet(
    { main: [block('a', 'mijn'), block('b', '2'), block('c', '3')] },
    { main: [block('a', '1', { text: 'hun' }), block('b', '2'), block('c', '3')] },
  )
  expect(isClear(found)).toBe(true)
  expect(merge().main).toEqual([block('a', 'mijn', { text: 'hun' }), block('b', '2'), block('c', '3')])
})

test('a new block stays behind its predecessor when the other side deletes and moves blocks', () => {
  const { found, merge } = meet(
    { main: [block('a', '1'), block('x', 'nieuw'), block('b', '2'), block('c', '3')] },
    { main: [block('c', '3'), block('a', '1'), block('y', 'hun')] },
  )
  expect(isClear(found)).toBe(true)
  expect(merge().main).toEqual([block('c', '3'), block('a', '1'), block('x', 'nieuw'), block('y', 'hun')])
})

test('a block that one side deletes and the other edits is asked about', () => {
  const { named, merge } = meet(
    { main: [block('a', 'getypt'), block('b', '2'), block('c', '3')] },
    { main: [block('b', '2'), block('c', '3')] },
  )
  expect(named).toEqual(['main/a both'])
  expect(merge(() => 'mine').main).toEqual([block('a', 'getypt'), block('b', '2'), block('c', '3')])
  expect(merge(() => 'theirs').main).toEqual([block('b', '2'), block('c', '3')])
})

test('an order that both sides changed is asked about, separately from the texts', () => {
  const { named, merge } = meet(
    { main: [block('b', '2'), block('a', '1'), block('c', '3')] },
    { main: [block('c', '3'), block('a', 'hun'), block('b', '2')] },
  )
  expect(named).toEqual(['main/a/title theirs', 'main#order both'])
  expect(merge().main).toEqual([block('b', '2'), block('a', 'hun'), block('c', '3')])
})

test('nested rows are merged like blocks', () => {
  const links = (...titles: string[]) => titles.map((title, at) => ({ id: `l${at}`, title }))
  const start = { main: [block('a', '1', { links: links('een', 'twee') })] }
  const mine = { main: [block('a', '1', { links: links('mijn', 'twee') })] }
  const theirs = { main: [block('a', '1', { links: links('een', 'hun') })] }
  const found = compareVersions(toForm('main'), start, mine, theirs)
  expect(isClear(found)).toBe(true)
  expect(mergeVersions(mine, theirs, found, byItself)).toEqual({
    main: [block('a', '1', { links: links('mijn', 'hun') })],
  })
})

test('an emptied field is a change, and another notation of an empty value is not', () => {
  expect(compareVersions(toForm('main'), { main: [] }, { main: 0 }, { main: [] })).toEqual([])
  const found = compareVersions(toForm('title'), base, { title: '' }, base)
  expect(found).toMatchObject([{ changedBy: 'mine' }])
  expect(mergeVersions({ title: '' }, base, found, () => 'mine').title).toBeNull()
})

test('an own text that is discarded counts as turned down; an empty text or a change of the other side does not', () => {
  const { found } = meet({ title: 'Mijn' }, { title: 'Hun', subTitle: 'Hun' })
  expect([isTurnedDown(found, () => 'theirs'), isTurnedDown(found, byItself)]).toEqual([true, false])
  expect(isTurnedDown(meet({ title: '' }, { title: 'Hun' }).found, () => 'theirs')).toBe(false)
})
