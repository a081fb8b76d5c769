import type { FlattenedBlock, FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { listTexts } from './edited-texts.ts'

const text = (name: string): FlattenedField => ({ name, type: 'text', label: `The ${name}` })
const rich = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Een ' },
          { type: 'link', children: [{ type: 'text', text: 'zin' }] },
        ],
      },
      { type: 'paragraph', children: [{ type: 'text', text: 'Nog een' }] },
    ],
  },
}
const list: FlattenedField = {
  name: 'banners',
  type: 'array',
  fields: [],
  flattenedFields: [text('title'), text('button')],
}
const duo: FlattenedBlock = {
  slug: 'Duo',
  fields: [],
  flattenedFields: [list, { name: 'content', type: 'richText' }],
}

test('every text is listed with its block and place, without empty texts, numbers and addresses', () => {
  const fields: FlattenedField[] = [
    text('title'),
    text('path'),
    { name: 'amount', type: 'number' },
    { name: 'main', type: 'blocks', blocks: [] },
  ]
  const banners = [
    { id: 'r', title: 'Een', button: '' },
    { title: 'Twee', button: 'Lees' },
  ]
  const values = {
    title: 'Voer',
    path: 'voer',
    amount: 4,
    main: [{ id: 'b', blockType: 'Duo', banners, content: rich }],
  }
  const found = listTexts(fields, values, () => duo)
  expect(found.map(({ block: of, field, text: words, isPlain }) => [of, field, words.trim(), isPlain])).toEqual([
    ['', 'title', 'Voer', true],
    ['b', 'banners.0.title', 'Een', true],
    ['b', 'banners.1.title', 'Twee', true],
    ['b', 'banners.1.button', 'Lees', true],
    ['b', 'content', 'Een zin Nog een', false],
  ])
  expect(found[0]?.label).toBe('The title')
})

test('a form with an unknown block type or broken values still lists the remaining texts', () => {
  const values = { title: 'Voer', main: [{ id: 'b', blockType: 'Gone' }, 7] }
  const fields: FlattenedField[] = [text('title'), { name: 'main', type: 'blocks', blocks: [] }]
  expect(listTexts(fields, values, () => undefined)).toHaveLength(1)
})
