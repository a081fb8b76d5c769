import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server whose `menagerie` database was made by the migrations; tests copy it. */
    postgresUrl: string
  }
}

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A database of its own for one test file: a copy of the migrated template, or one without any table. */
export async function createTestDatabase(from: 'migrated' | 'nothing' = 'migrated'): Promise<TestDatabase> {
  const template = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql(template, `create database ${name} template ${from === 'migrated' ? 'menagerie' : 'template0'}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runSql(template, `drop database if exists ${name} with (force)`) }
}

async function runSql(template: URL, sql: string) {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
