import { describe, expect, test } from 'vitest'
import { compareVersions, isClear, mergeVersions } from './compare-versions.ts'
import { keyOf, type Side } from './difference.ts'
import type { SavedValues } from './document-saves.ts'
import { listFormFields } from './list-form-fields.ts'
import { mergeTexts } from './merge-texts.ts'

const node = (type: string, children: object[], more: object = {}) => ({ type, version: 1, children, ...more })
const paragraph = (words: string) => node('paragraph', [{ type: 'text', version: 1, text: words, format: 0 }])
const tree = (...children: object[]) => ({ root: node('root', children) })
const texts = (...words: string[]) => tree(...words.map(paragraph))

test.each<[string, string[], string[], string[], string[] | undefined]>([
  ['two paragraphs far apart', ['a', 'b', 'c'], ['A', 'b', 'c'], ['a', 'b', 'C'], ['A', 'b', 'C']],
  ['two neighbouring paragraphs', ['a', 'b'], ['A', 'b'], ['a', 'B'], ['A', 'B']],
  ['a new paragraph and an old one', ['a', 'b', 'c'], ['new', 'a', 'b', 'c'], ['a', 'b', 'C'], ['new', 'a', 'b', 'C']],
  ['one paragraph is deleted, another is changed', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'C'], ['b', 'C']],
  ['both sides made the same change', ['a', 'b'], ['A', 'b'], ['A', 'B'], ['A', 'B']],
  ['the same paragraph twice in a text', ['a', 'b', 'a'], ['A', 'b', 'a'], ['a', 'b', 'A!'], ['A', 'b', 'A!']],
  ['both sides changed one paragraph differently', ['a', 'b'], ['A', 'b'], ['Å', 'b'], undefined],
  ['one side deleted a paragraph that the other changed', ['a', 'b', 'c'], ['a', 'c'], ['a', 'B', 'c'], undefined],
])('texts of both sides are joined unless both changed the same paragraph: %s', (_, base, mine, theirs, both) => {
  const merged = mergeTexts({ text: texts(...base) }, { text: texts(...mine) }, { text: texts(...theirs) })
  expect(merged).toEqual(
    both === undefined
      ? { mine: { text: texts(...mine) }, theirs: { text: texts(...theirs) } }
      : { mine: { text: texts(...both) }, theirs: { text: texts(...both) } },
  )
})

const list = (...words: string[]) =>
  node(
    'list',
    words.map((each, at) => node('listitem', [{ type: 'text', text: each }], { value: at + 1 })),
    { tag: 'ul' },
  )
const table = (...cells: string[]) =>
  node('table', [
    node(
      'tablerow',
      cells.map((each) => node('tablecell', [paragraph(each)])),
    ),
  ])

test.each([
  ['lines of one list', list('a', 'b', 'c'), list('A', 'b', 'c'), list('a', 'b', 'C'), list('A', 'b', 'C')],
  ['a new line and an old one', list('a', 'b'), list('new', 'a', 'b'), list('a', 'B'), list('new', 'a', 'B')],
  ['cells of one table', table('a', 'b'), table('A', 'b'), table('a', 'B'), table('A', 'B')],
])('%s changed by different sides are joined, and a part changed by both is not', (_, base, mine, theirs, both) => {
  const joined = mergeTexts({ text: tree(base) }, { text: tree(mine) }, { text: tree(theirs) })
  expect(joined.mine).toEqual({ text: tree(both) })
  const apart = mergeTexts({ text: tree(base) }, { text: tree(mine) }, { text: tree(both) })
  expect(apart.theirs).toEqual({ text: tree(both) })
  const same = { mine: tree(list('A')), theirs: tree(list('Å')) }
  expect(mergeTexts({ text: tree(list('a')) }, { text: same.mine }, { text: same.theirs }).mine.text).toEqual(same.mine)
})

test('changes of both sides in one text of a block are joined without a question, beside other changes', () => {
  const page = (title: string, id: string, ...words: string[]) => ({
    title,
    main: [
      { id: 'first', blockType: 'Text', content: texts('same') },
      { id, blockType: 'Text', content: texts(...words) },
    ],
  })
  const base = page('Old', 'b', 'a', 'b')
  const both = mergeTexts(base, page('Mine', 'b', 'A', 'b'), page('Old', 'b', 'a', 'B'))
  expect(both.mine.main).toEqual(page('', 'b', 'A', 'B').main)
  expect(both.theirs.main).toEqual(both.mine.main)
  const fields = listFormFields([
    { name: 'title', type: 'text', label: 'Title' },
    { name: 'main', type: 'blocks', label: 'Main', blocks: [], blockReferences: [] },
  ])
  const differences = compareVersions({ fields, blocks: {} }, base, both.mine, both.theirs)
  expect(differences.map(({ path, changedBy }) => [path.join('/'), changedBy])).toEqual([['title', 'mine']])
})

describe('a block that one side moved to another area, with paragraphs changed by both sides', () => {
  const areas = ['main', 'extras', 'aside'].map((name) => ({ name, type: 'blocks' as const, label: name, blocks: [] }))
  const form = {
    fields: listFormFields(areas),
    blocks: { Text: { slug: 'Text', fields: [{ name: 'content', type: 'richText' as const, label: 'Content' }] } },
  }
  const rows = (...words: string[]) => [{ id: 'r', words: texts(...words) }]
  const block = (...words: string[]) => ({ id: 'x', blockType: 'Text', content: texts(...words), rows: rows(...words) })
  const other = { id: 'y', blockType: 'Text', content: texts('other') }
  const base = { main: [other, block('a', 'b', 'c')], extras: [], aside: null }
  const typed = { ...base, main: [other, block('a', 'b', 'C')] }
  const meet = (mine: SavedValues, theirs: SavedValues) => {
    const joined = mergeTexts(base, mine, theirs)
    const found = compareVersions(form, base, joined.mine, joined.theirs)
    const merge = (side?: Side) =>
      mergeVersions(
        joined.mine,
        joined.theirs,
        found,
        (part) => side ?? (part.changedBy === 'theirs' ? 'theirs' : 'mine'),
      )
    return { asked: found.filter((part) => part.changedBy === 'both').map(keyOf), isAsked: !isClear(found), merge }
  }

  test.each(['mine', 'theirs'])('keeps both changes without a question: %s', (mover) => {
    const moved = { ...base, main: [other], extras: [block('A', 'b', 'c')] }
    const { isAsked, merge } = mover === 'mine' ? meet(moved, typed) : meet(typed, moved)
    expect(isAsked).toBe(false)
    expect(merge()).toMatchObject({ main: [other], extras: [block('A', 'b', 'C')] })
  })

  test('leads to a question only about the texts in which both sides changed the same paragraph', () => {
    const { asked, merge } = meet({ ...base, main: [other], extras: [block('a', 'b', 'Ç')] }, typed)
    expect(asked).toEqual(['extras/x/content', 'extras/x/rows/r/words'])
    expect(merge('theirs')).toMatchObject({ main: [other, block('a', 'b', 'C')], extras: [] })
  })

  test('leads to a question about its place only, when both sides moved it', () => {
    const { asked, merge } = meet(
      { ...base, main: [other], extras: [block('A', 'b', 'c')] },
      { ...base, main: [other], aside: [block('a', 'b', 'C')] },
    )
    expect(asked).toEqual(['extras/x#place'])
    expect(merge('theirs')).toMatchObject({ main: [other], aside: [block('A', 'b', 'C')] })
  })
})

test('values that only one version has stay in that version', () => {
  const base = { main: [{ id: 'a', blockType: 'Text', content: texts('a') }], links: null, day: '2026-01-01' }
  const mine = { main: [], links: [], day: '2026-01-02' }
  const theirs = { ...base, subTitle: 'theirs' }
  expect(mergeTexts(base, mine, theirs)).toEqual({ mine, theirs })
  expect(mergeTexts({}, { text: texts('a') }, { text: texts('b') }).mine).toEqual({ text: texts('a') })
})
