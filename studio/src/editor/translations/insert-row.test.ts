import { expect, test } from 'vitest'
import { insertRow } from './insert-row.ts'

test('a row is inserted between others, however deeply the list is nested', () => {
  expect(insertRow({ title: 'A', main: [{ id: 1 }, { id: 2 }] }, { list: 'main', at: 1 }, { id: 9 })).toEqual({
    title: 'A',
    main: [{ id: 1 }, { id: 9 }, { id: 2 }],
  })
  const menu = { items: [{ id: 1 }, { id: 2, subItems: [{ id: 3 }] }] }
  expect(insertRow(menu, { list: 'items.1.subItems', at: 1 }, { id: 9 })).toEqual({
    items: [{ id: 1 }, { id: 2, subItems: [{ id: 3 }, { id: 9 }] }],
  })
})

test('an empty list, which a form stores as a count, becomes a list with the inserted row', () => {
  expect(insertRow({ main: 0 }, { list: 'main', at: 0 }, { id: 9 })).toEqual({ main: [{ id: 9 }] })
  expect(insertRow({ group: { rows: undefined } }, { list: 'group.rows', at: 3 }, { id: 9 })).toEqual({
    group: { rows: [{ id: 9 }] },
  })
})

test('an inserted row can replace another row', () => {
  const values = { main: [{ id: 1 }, { id: 2 }, { id: 3 }] }
  expect(insertRow(values, { list: 'main', at: 1, replaced: 1 }, { id: 2, text: 'B' })).toEqual({
    main: [{ id: 1 }, { id: 2, text: 'B' }, { id: 3 }],
  })
})
