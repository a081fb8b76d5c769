import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../postgres/testing/test-database.ts'
import { ROOT } from '../state-folder.ts'

const first = `role_${randomUUID().replaceAll('-', '')}`
const second = `${first}_2`
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('nothing')
})
afterAll(async () => {
  const name = new URL(database.url).pathname.slice(1)
  await asRole(undefined, `alter database ${name} owner to current_user`, `drop owned by ${first} cascade`)
  await asRole(undefined, `drop role if exists ${second}`, `drop role if exists ${first}`)
  await database.drop()
})

/** Runs statements in one connection: as the administrator, or as one of the two roles. */
async function asRole(role: string | undefined, ...statements: string[]) {
  const url = new URL(database.url)
  if (role !== undefined) Object.assign(url, { username: role, password: 'a-password' })
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    const results = []
    for (const statement of statements) results.push((await client.query(statement)).rows)
    return results.at(-1)
  } finally {
    await client.end()
  }
}

/** Statements of the page on keys, before and after the change of DATABASE_URL. */
function readStatements(): string[] {
  const page = readFileSync(join(ROOT, 'docs/production.md'), 'utf8')
  const keys = /\n## Keys\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
  return [...keys.matchAll(/^ {8}((?:create|alter|drop) role .*?;)/gm)].map(([, statement = '']) =>
    statement
      .replaceAll(/\bmenagerie(_2)?\b/g, (_, more = '') => `${first}${more}`)
      .replaceAll(/'[A-Z]+'/g, "'a-password'"),
  )
}

test('a second role of the page on keys works as the first one does, which can then be locked and come back', async () => {
  await asRole(
    undefined,
    `create role ${first} login createdb password 'a-password'`,
    `alter database ${new URL(database.url).pathname.slice(1)} owner to ${first}`,
  )
  await asRole(
    first,
    'create schema accounts',
    'create table accounts.kept (id int)',
    'insert into accounts.kept values (1)',
  )
  const [make, act, lock, unlock, drop, ...rest] = readStatements()
  expect(rest).toEqual([])
  await asRole(undefined, make ?? '', act ?? '')
  await asRole(second, 'alter table accounts.kept add column more text', 'create table accounts.later (id int)')
  await asRole(undefined, lock ?? '')
  await expect(asRole(first, 'select 1')).rejects.toThrow('not permitted to log in')
  expect(await asRole(second, 'select id, more from accounts.kept')).toEqual([{ id: 1, more: null }])
  await asRole(second, `create database ${first}_drill`, `drop database ${first}_drill`)

  await asRole(undefined, unlock ?? '', drop ?? '')
  await expect(asRole(second, 'select 1')).rejects.toThrow()
  const owners = await asRole(
    first,
    `select tableowner from pg_tables where schemaname = 'accounts' order by tablename`,
  )
  expect(owners).toEqual([{ tableowner: first }, { tableowner: first }])
})
