import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../postgres/testing/test-database.ts'
import { makeDrillDatabase, takeDrillDatabase } from './drill-database.ts'

let product: TestDatabase

beforeAll(async () => {
  product = await createTestDatabase('nothing')
})
afterAll(() => product.drop())

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1)
const listDrills = () =>
  query(product.url, `select datname from pg_database where datname = '${nameOf(product.url)}_drill'`)

test('a drill gets its own database without remains of an earlier drill, and removes the database afterwards', async () => {
  const cut = await makeDrillDatabase(product.url)
  await query(cut.url, 'create table left_behind (id int)')
  const { url, remove } = await makeDrillDatabase(product.url)
  expect(url).not.toBe(product.url)
  expect(await query(url, `select to_regclass('left_behind') as there`)).toEqual([{ there: null }])
  const letters = `select datcollate, datctype, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`
  expect(await query(url, letters)).toEqual(await query(product.url, letters))
  expect(await listDrills()).toHaveLength(1)
  await remove()
  expect(await listDrills()).toEqual([])
})

test('an existing database with the drill’s name that no drill has made is left unchanged', async () => {
  const name = `${nameOf(product.url)}_drill`
  await query(product.url, `create database "${name}"`)
  await expect(makeDrillDatabase(product.url)).rejects.toThrow('that no drill has made')
  expect(await listDrills()).toHaveLength(1)
  await query(product.url, `drop database "${name}"`)
})

test('a role that may not make databases gets an error that names DRILL_DATABASE_URL', async () => {
  const role = `no_maker_${Date.now()}`
  await query(product.url, `create role ${role} login password 'x'`)
  const url = new URL(product.url)
  Object.assign(url, { username: role, password: 'x' })
  await expect(makeDrillDatabase(String(url))).rejects.toThrow(/may not make a database.*DRILL_DATABASE_URL/)
  await query(product.url, `drop role ${role}`)
})

test('a named drill database is accepted only when it is empty and not the product’s, and is emptied afterwards', async () => {
  await expect(takeDrillDatabase(product.url, product.url)).rejects.toThrow('is the database of the product')
  const asAnother = new URL(product.url)
  Object.assign(asAnother, { username: 'another', password: 'y' })
  await expect(takeDrillDatabase(String(asAnother), product.url)).rejects.toThrow('is the database of the product')
  const named = await createTestDatabase('nothing')
  const { remove } = await takeDrillDatabase(named.url, product.url)
  await query(named.url, 'create schema published; create table published.entry (id int); create table pages (id int)')
  await expect(takeDrillDatabase(named.url, product.url)).rejects.toThrow('is not empty')
  expect(await query(named.url, `select to_regclass('pages')::text as there`)).toEqual([{ there: 'pages' }])
  await remove()
  await takeDrillDatabase(named.url, product.url)
  await named.drop()
})

test('a named drill database is emptied also after a restore that broke off', async () => {
  const named = await createTestDatabase('nothing')
  const { remove } = await takeDrillDatabase(named.url, product.url)
  await query(named.url, 'create schema restoring; create table restoring.erasure (line text)')
  await remove()
  await takeDrillDatabase(named.url, product.url)
  await named.drop()
})
