import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPeople, findRights, localWays, type People } from '../testing/test-access-attempts.ts'
import { ACCESS_TABLE, ACCOUNT_TABLE, OPERATIONS, PEOPLE, rowsOf } from '../testing/test-access-table.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { ROLES } from './roles.ts'

let studio: TestStudio
let people: People
beforeAll(async () => {
  studio = await openTestStudio()
  people = await createPeople(studio)
})
afterAll(() => studio.close())

const ROWS = rowsOf(ACCESS_TABLE)
const ACCOUNT_ROWS = rowsOf(ACCOUNT_TABLE)
const columns = PEOPLE.map(({ who }, column) => ({ who, column }))

describe('the access table covers', () => {
  test('every collection, including Payload’s own', () => {
    const { collections } = studio.payload.config
    expect(new Set(ROWS.map(({ collection }) => collection))).toEqual(new Set(collections.map(({ slug }) => slug)))
    const withAccounts = collections.filter(({ auth }) => auth).map(({ slug }) => slug)
    expect(new Set(ACCOUNT_ROWS.map(({ collection }) => collection))).toEqual(new Set(withAccounts))
  })

  test('every role, every other kind of caller and every operation', () => {
    expect(new Set(PEOPLE.flatMap((person) => ('role' in person ? [person.role] : [])))).toEqual(new Set(ROLES))
    for (const { name, cells } of ROWS) {
      expect(cells, name).toHaveLength(PEOPLE.length)
      for (const cell of cells) expect(cell, name).toMatch(/^[c.-][r.-][v.-][u.-][d.-]$/)
    }
    for (const { name, cells } of ACCOUNT_ROWS) expect(cells, name).toHaveLength(PEOPLE.length)
  })

  test('versions of exactly those collections that keep them', () => {
    const hasVersions = (slug: string) => studio.payload.config.collections.find((one) => one.slug === slug)?.versions
    const wrong = ROWS.filter(
      ({ collection, cells }) =>
        cells.every((cell) => cell[OPERATIONS.indexOf('versions')] === '.') !== !hasVersions(collection),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('every operation for which Payload calls an access rule', () => {
    const asked = new Set(studio.payload.config.collections.flatMap(({ access }) => Object.keys(access)))
    expect(asked).toEqual(new Set(['create', 'read', 'readVersions', 'update', 'delete', 'unlock', 'admin']))
  })
})

describe.each(ROWS)('$name', (row) => {
  test.each(columns)('gives $who exactly the rights that the access table lists', async ({ who, column }) => {
    const cell = row.cells[column] ?? ''
    const person = people.get(who)
    expect(await findRights(studio, { row, person, ways: localWays(studio, person), cell })).toBe(cell)
  })
})

describe.each(ACCOUNT_ROWS)('accounts of $name', ({ collection, cells }) => {
  test.each(columns)('let $who enter the admin and unlock accounts exactly as the table lists', ({ who, column }) => {
    const access = studio.payload.config.collections.find(({ slug }) => slug === collection)?.access
    const user = people.get(who)
    const ask = (rule: unknown) =>
      typeof rule === 'function' &&
      Reflect.apply(rule, undefined, [{ req: { user, payload: studio.payload } }]) === true
    expect(`${ask(access?.admin) ? 'a' : '-'}${ask(access?.unlock) ? 'u' : '-'}`).toBe(cells[column])
  })
})
