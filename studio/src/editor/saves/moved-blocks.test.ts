import { expect, test } from 'vitest'
import { type ComparedForm, compareVersions, isClear, isTurnedDown, mergeVersions } from './compare-versions.ts'
import { describeDifference } from './describe-difference.ts'
import { type Difference, keyOf } from './difference.ts'
import { listFormFields } from './list-form-fields.ts'

const FORM: ComparedForm = {
  fields: listFormFields(
    ['main', 'extras', 'aside'].map((name) => ({
      name,
      type: 'blocks' as const,
      label: `Area ${name}`,
      blocks: [],
      blockReferences: ['Banner'],
    })),
  ),
  blocks: { Banner: { slug: 'Banner', fields: [{ name: 'title', type: 'text', label: 'Title' }] } },
}
const block = (id: string, title = id) => ({ id, blockType: 'Banner', title })
const BASE = { main: [block('a'), block('b')], extras: [block('c')], aside: [] }
const byItself = ({ changedBy }: Difference) => (changedBy === 'theirs' ? 'theirs' : 'mine')

function meet(mine: object, theirs: object) {
  const [own, other] = [
    { ...BASE, ...mine },
    { ...BASE, ...theirs },
  ]
  const found = compareVersions(FORM, BASE, own, other)
  return {
    found,
    own,
    other,
    named: found.map((part) => `${keyOf(part)} ${part.changedBy}`),
    merge: (choose: (difference: Difference) => 'mine' | 'theirs' = byItself) =>
      mergeVersions(own, other, found, choose),
  }
}

const MOVED = { main: [block('b')], extras: [block('c'), block('a')] }
const TYPED = { main: [block('a', 'typed'), block('b')] }

test('a block that one side moves to another area while the other edits it keeps both changes without a question', () => {
  const both = { main: [block('b')], extras: [block('c'), block('a', 'typed')], aside: [] }
  for (const [mine, theirs] of [
    [MOVED, TYPED],
    [TYPED, MOVED],
  ]) {
    const { found, merge } = meet(mine ?? {}, theirs ?? {})
    expect(isClear(found)).toBe(true)
    expect(merge()).toEqual(both)
  }
})

test('choosing one side for everything also takes the places of its blocks', () => {
  const { found, merge, other, own } = meet(MOVED, TYPED)
  expect(merge(() => 'theirs')).toEqual(other)
  expect(merge(() => 'mine')).toEqual(own)
  expect(isTurnedDown(found, () => 'theirs')).toBe(true)
})

test('a text that both sides changed in a moved block is asked about, and its place is not', () => {
  const { named, merge } = meet({ ...MOVED, extras: [block('c'), block('a', 'mine')] }, TYPED)
  expect(named).toEqual(['extras/a#place mine', 'extras/a/title both'])
  expect(merge(() => 'mine').extras).toEqual([block('c'), block('a', 'mine')])
  const theirWords = merge((part) => (part.isPlace ? 'mine' : 'theirs'))
  expect(theirWords).toMatchObject({ main: [block('b')], extras: [block('c'), block('a', 'typed')] })
})

test('a block that both sides moved to different areas is asked about, and is there only once', () => {
  const { found, named, merge, other, own } = meet(MOVED, { main: [block('b')], aside: [block('a', 'typed')] })
  expect(named).toEqual(['extras/a#place both', 'extras/a/title theirs'])
  expect(merge((part) => (part.isPlace ? 'mine' : 'theirs'))).toEqual({
    ...own,
    extras: [block('c'), block('a', 'typed')],
  })
  expect(merge(() => 'theirs')).toEqual(other)
  const known = { words: (key: string) => key, language: 'en', blocks: FORM.blocks, nameOf: () => '' }
  const { mine, theirs } = describeDifference(
    found[0] ?? expect.fail(),
    { fields: FORM.fields, mine: own, theirs: other },
    known,
  )
  expect([mine, theirs]).toEqual(['Area extras', 'Area aside'])
})

test('blocks added or moved beside a moved block are kept without a question', () => {
  const { found, merge } = meet(
    { main: [block('b')], extras: [block('a'), block('c')] },
    { main: [block('x'), block('b'), block('a')], extras: [block('y'), block('c')] },
  )
  expect(isClear(found)).toBe(true)
  const { main, extras } = merge()
  expect(main).toEqual([block('x'), block('b')])
  expect(extras).toHaveLength(3)
})

test.each([
  ['unchanged', block('a')],
  ['with a changed text', block('a', 'typed')],
])('a block that one side moves to another area %s and the other deletes is asked about', (_, a) => {
  const [moved, deleted] = [{ main: [block('b')], extras: [a, block('c')] }, { main: [block('b')] }]
  for (const [mine, theirs, keeps] of [
    [moved, deleted, 'mine'],
    [deleted, moved, 'theirs'],
  ] as const) {
    const { found, named, merge, own, other } = meet(mine, theirs)
    expect(named).toEqual(['extras/a both'])
    expect(merge(() => 'mine')).toEqual(own)
    expect(merge(() => 'theirs')).toEqual(other)
    expect(isTurnedDown(found, () => 'theirs')).toBe(keeps === 'mine')
    const known = { words: (key: string) => key, language: 'en', blocks: FORM.blocks, nameOf: () => '' }
    const told = describeDifference(found[0] ?? expect.fail(), { fields: FORM.fields, mine: own, theirs: other }, known)
    const whole = `Title: ${a.title}`
    const [here, gone] = [expect.stringContaining(whole), '(saves.deleted)']
    expect([told.mine, told.theirs]).toEqual(keeps === 'mine' ? [here, gone] : [gone, here])
  }
})

test('a block that one side adds, or deletes where it was, raises no question', () => {
  const [added, deleted] = [{ extras: [block('c'), block('n')] }, { main: [block('b')] }]
  for (const [mine, theirs] of [
    [added, deleted],
    [deleted, added],
  ]) {
    const { found, merge } = meet(mine ?? {}, theirs ?? {})
    expect(isClear(found)).toBe(true)
    expect(merge()).toMatchObject({ ...added, ...deleted })
  }
})

test('different blocks moved behind the same block are both kept, in one order whichever side saves later', () => {
  const [one, two] = [
    { main: [block('b')], extras: [block('c'), block('a')] },
    { main: [block('a')], extras: [block('c'), block('b')] },
  ]
  const [mine, theirs] = [meet(one, two), meet(two, one)]
  expect(mine.named).toEqual(['main/b#place theirs', 'extras/a#place mine'])
  expect(mine.merge()).toMatchObject({ main: [], extras: [block('c'), block('a'), block('b')] })
  expect(theirs.merge()).toEqual(mine.merge())
})
