import { expect, test } from 'vitest'
import { insertRow } from './insert-row.ts'

test('a row is put between others, however deep the list stands', () => {
  expect(insertRow({ title: 'A', main: [{ id: 1 }, { id: 2 }] }, 'main', 1, { id: 9 })).toEqual({
    title: 'A',
    main: [{ id: 1 }, { id: 9 }, { id: 2 }],
  })
  const menu = { items: [{ id: 1 }, { id: 2, subItems: [{ id: 3 }] }] }
  expect(insertRow(menu, 'items.1.subItems', 1, { id: 9 })).toEqual({
    items: [{ id: 1 }, { id: 2, subItems: [{ id: 3 }, { id: 9 }] }],
  })
})

test('an empty list of a form is a count: it begins with the row', () => {
  expect(insertRow({ main: 0 }, 'main', 0, { id: 9 })).toEqual({ main: [{ id: 9 }] })
  expect(insertRow({ group: { rows: undefined } }, 'group.rows', 3, { id: 9 })).toEqual({
    group: { rows: [{ id: 9 }] },
  })
})
