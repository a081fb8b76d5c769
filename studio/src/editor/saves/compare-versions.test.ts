import { expect, test } from 'vitest'
import { compareVersions, keyOf, mergeVersions } from './compare-versions.ts'

const FIELDS = ['title', 'subTitle', 'main']
const block = (id: string, title: string) => ({ id, blockType: 'CtaBanner', title })
const base = { title: 'Oud', subTitle: '', main: [block('a', '1'), block('b', '2')] }

test('what one side changed is that side’s, what both changed is asked, what is the same is not named', () => {
  const mine = { ...base, title: 'Mijn', subTitle: 'Mijn' }
  const theirs = { ...base, title: 'Hun', main: [block('a', '1'), block('b', 'hun')] }
  const found = compareVersions(FIELDS, base, mine, theirs)
  expect(found.map((part) => [keyOf(part), part.changedBy])).toEqual([
    ['title', 'both'],
    ['subTitle', 'mine'],
    ['main/b', 'theirs'],
  ])
})

test('changes of different blocks are both kept', () => {
  const mine = { ...base, main: [block('a', 'mijn'), block('b', '2')] }
  const theirs = { ...base, title: 'Hun', main: [block('a', '1'), block('b', 'hun')] }
  const found = compareVersions(FIELDS, base, mine, theirs)
  const merged = mergeVersions(mine, theirs, found, ({ changedBy }) => (changedBy === 'theirs' ? 'theirs' : 'mine'))
  expect(merged).toEqual({ title: 'Hun', subTitle: '', main: [block('a', 'mijn'), block('b', 'hun')] })
})

test('a list with other rows is one part: taken whole from either side', () => {
  const mine = { ...base, main: [block('b', '2'), block('a', '1'), block('c', 'nieuw')] }
  const theirs = { ...base, main: [block('a', '1')] }
  const found = compareVersions(FIELDS, base, mine, theirs)
  expect(found.map((part) => [keyOf(part), part.changedBy])).toEqual([['main', 'both']])
  expect(mergeVersions(mine, theirs, found, () => 'mine').main).toEqual(mine.main)
  expect(mergeVersions(mine, theirs, found, () => 'theirs').main).toEqual(theirs.main)
})

test('an emptied field is a change, an empty one in another spelling is none', () => {
  expect(compareVersions(['main'], { main: [] }, { main: 0 }, { main: [] })).toEqual([])
  const found = compareVersions(['title'], base, { title: '' }, base)
  expect(found).toMatchObject([{ changedBy: 'mine' }])
  expect(mergeVersions({ title: '' }, base, found, () => 'mine').title).toBeNull()
})
