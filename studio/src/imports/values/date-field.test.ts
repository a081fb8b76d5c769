import { expect, test } from 'vitest'
import { dateField, readDateCell } from './date-field.ts'

function onLastOfMay(cell: string): [cell: string, value: string] {
  return [cell, '2026-05-31T00:00:00.000Z']
}

test.each<[cell: string | number, value: string]>([
  ['2026-05-31', '2026-05-31T00:00:00.000Z'],
  ['31.05.2026', '2026-05-31T00:00:00.000Z'],
  ['31. 5. 2026', '2026-05-31T00:00:00.000Z'],
  ['31-5-2026', '2026-05-31T00:00:00.000Z'],
  ['31/05/2026', '2026-05-31T00:00:00.000Z'],
  ['05/31/2026', '2026-05-31T00:00:00.000Z'],
  ['5/5/2026', '2026-05-05T00:00:00.000Z'],
  ['46173', '2026-05-31T00:00:00.000Z'],
  [46173, '2026-05-31T00:00:00.000Z'],
  ['2026-05-31T23:30:00-02:00', '2026-06-01T01:30:00.000Z'],
  ['2026-05-31T08:30:00Z', '2026-05-31T08:30:00.000Z'],
  ...['2026. 05. 31.', '2026.5.31', '2026/05/31', '20260531', '31.05.2026 г.', '31/05/2026 00:00:00'].map(onLastOfMay),
  ...['\u200E31.05.2026\u200E', '２０２６-０５-３１', '2026\u201105\u201131'].map(onLastOfMay),
])('the date %s is read', (cell, value) => {
  expect(readDateCell(cell)).toEqual({ ok: true, value })
})

test.each([
  ...['04/05/2026', '31.02.2026', '2026-02-31', 'soon', '1', '31.05.26'],
  ...['31.05.0026', '1.1.1026', '20.02.2569', '1026-05-31', '0000-00-00', '20261331', '2026. 31. 05.'],
  ...[
    '2026-02-30T10:00:00Z',
    '2026-02-29 10:00',
    '2026-04-31T23:00:00-05:00',
    '2026-05-31T25:00:00Z',
    '31.05.2026 24:30',
    '2026-05-31 10:60',
  ],
])('%s is refused as a date', (cell) => {
  expect(readDateCell(cell).ok).toBe(false)
})

test.each([
  ['2026-05-31 10:00', '2026-05-31T08:00:00.000Z'],
  ['2026-05-31T10:00:00', '2026-05-31T08:00:00.000Z'],
  ['31.05.2026 10:00', '2026-05-31T08:00:00.000Z'],
  ['31/05/2026, 9:30:00', '2026-05-31T07:30:00.000Z'],
  ['2026-01-31 10:00', '2026-01-31T09:00:00.000Z'],
  ['2026-05-31T10:00:00Z', '2026-05-31T10:00:00.000Z'],
  ['2026-05-31T00:00:00', '2026-05-31T00:00:00.000Z'],
  ['2026-05-31', '2026-05-31T00:00:00.000Z'],
])('%s is read in the time zone of its site, wherever the program runs', (cell, value) => {
  expect(readDateCell(cell, 'Europe/Berlin')).toEqual({ ok: true, value })
})

test('a time without a site is read in UTC', () => {
  expect(readDateCell('31.05.2026 10:00')).toEqual({ ok: true, value: '2026-05-31T10:00:00.000Z' })
})

test('a shown date is read back as the same date', () => {
  const field = dateField('created')
  for (const value of ['2026-05-31T00:00:00.000Z', '2026-05-31T08:30:00.000Z'])
    expect(readDateCell(field.show(value, Object.create(null)))).toEqual({ ok: true, value })
})

test('a date with single digits is read, and an impossible time is reported as the cell has it', () => {
  expect(readDateCell('2026-5-1')).toEqual({ ok: true, value: '2026-05-01T00:00:00.000Z' })
  expect(readDateCell('31.05.2026 24:00')).toMatchObject({
    message: '“31.05.2026 24:00” is not a date: write 2026-05-31',
  })
})
