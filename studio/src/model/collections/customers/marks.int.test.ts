import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

let studio: TestStudio
let database: Client
beforeAll(async () => {
  studio = await openTestStudio()
  database = new Client({ connectionString: studio.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await studio?.close()
})

/** Each test has its own shop, with a unique name and street. */
function toShop() {
  const own = randomUUID()
  return {
    company: `Pets of ${own}`,
    address: `${own} Street 1`,
    postcode: '1234 AB',
    city: 'Utrecht',
    name: 'Sanne de Wit',
    email: `${own}@example.test`,
    brand: 'tailwell',
    site: 'tailwell/nl_NL',
    state: 'pending' as const,
  }
}
type Shop = Omit<ReturnType<typeof toShop>, 'state'>

const add = (data: Shop) => studio.payload.create({ collection: 'customers', data: { ...data, state: 'pending' } })
const marksOf = async (id: string) => {
  const { duplicates, changedData } = await studio.payload.findByID({ collection: 'customers', id })
  return { duplicates, changedData }
}

describe('the back office sees accounts as possible duplicates', () => {
  test('with the same company name, however it is written', async () => {
    const shop = toShop()
    const { id } = await add(shop)
    expect((await marksOf(id)).duplicates).toBeUndefined()
    const company = `  ${shop.company.toUpperCase().replaceAll(' ', '.')}!`
    const second = await add({ ...toShop(), company })
    expect((await marksOf(id)).duplicates).toBe(`${second.company}, ${second.email} (pending)`)
    expect((await marksOf(second.id)).duplicates).toContain(shop.email)
  })

  test('with the same street and postcode', async () => {
    const { address, postcode } = toShop()
    const { id } = await add({ ...toShop(), address, postcode })
    const second = await add({ ...toShop(), address: address.replaceAll('-', ' '), postcode: '1234ab' })
    const elsewhere = await add({ ...toShop(), address, postcode: '9999 ZZ' })
    expect((await marksOf(id)).duplicates).toBe(`${second.company}, ${second.email} (pending)`)
    expect((await marksOf(elsewhere.id)).duplicates).toBeUndefined()
  })

  test('but not when they belong to another brand', async () => {
    const shop = toShop()
    const { id } = await add(shop)
    await add({ ...shop, brand: 'aldergrove', site: 'aldergrove/nl_NL' })
    expect((await marksOf(id)).duplicates).toBeUndefined()
  })
})

test('data that a customer has changed stays marked until the back office saves the account', async () => {
  const { id } = await add(toShop())
  const mark = '2026-05-05: company, city'
  await database.query('update customers set changed_data = $2 where id = $1', [id, mark])
  expect((await marksOf(id)).changedData).toBe(mark)
  await studio.payload.update({ collection: 'customers', id, data: { note: 'Written by a program' } })
  expect((await marksOf(id)).changedData).toBe(mark)
  const email = `${randomUUID()}@example.test`
  const data = { name: 'Kim', email, password: 'long enough for a test', role: 'backOffice' as const }
  const user = await studio.payload.create({ collection: 'users', data })
  await studio.payload.update({
    collection: 'customers',
    id,
    data: { note: 'Checked' },
    user: { ...user, collection: 'users' },
    overrideAccess: false,
  })
  expect((await marksOf(id)).changedData).toBeNull()
})
