import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPeople, findRights, type People, type Ways } from '../testing/test-access-attempts.ts'
import { ACCESS_TABLE, PEOPLE, rowsOf, type Who } from '../testing/test-access-table.ts'
import { openRest } from '../testing/test-rest.ts'
import { restWays } from '../testing/test-rest-ways.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let people: People
const waysOf = new Map<Who, Ways>()
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  people = await createPeople(studio)
  for (const [who, person] of people) waysOf.set(who, await restWays(studio, person))
})
afterAll(() => studio.close())

/** Preferences have a key instead of an id. */
const ROWS = rowsOf(ACCESS_TABLE).filter(({ collection }) => collection !== 'payload-preferences')

describe.each(ROWS)('$name, by REST', (row) => {
  test.each(PEOPLE.map(({ who }, column) => ({ who, column })))(
    'gives $who exactly the rights that the access table lists',
    async ({ who, column }) => {
      const cell = row.cells[column] ?? ''
      const ways = waysOf.get(who)
      if (ways === undefined) throw new Error(`${who} has no way to ask`)
      expect(await findRights(studio, { row, person: people.get(who), ways, cell })).toBe(cell)
    },
  )
})

test('a person’s preferences can be read and deleted only by that person over REST', async () => {
  const rest = await openRest(studio)
  const path = '/payload-preferences/columns'
  const readValue = async (who: 'editor' | 'reviewer') => (await rest.call(who, 'GET', path)).body
  expect(await rest.call('editor', 'POST', path, { body: { value: ['title'] } })).toMatchObject({ status: 200 })
  expect(await readValue('reviewer')).not.toMatchObject({ value: ['title'] })
  expect(await rest.call('reviewer', 'DELETE', path)).toMatchObject({ status: 404 })
  expect(await rest.call('anonymous', 'DELETE', path)).toMatchObject({ status: 403 })
  expect(await readValue('editor')).toMatchObject({ value: ['title'] })
  expect(await rest.call('editor', 'DELETE', path)).toMatchObject({ status: 200 })
  expect(await rest.call('editor', 'DELETE', path)).toMatchObject({ status: 404 })
})
