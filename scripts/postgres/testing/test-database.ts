import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type QueryResult } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server with a `menagerie` database that the migrations made. Tests copy it. */
    postgresUrl: string
    /** Folder of this run, removed at its end, or by the next run when this one was killed. */
    runFolder: string
  }
}

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** Makes a separate database for one test file: a copy of the migrated template, or one without any table. */
export async function createTestDatabase(from: 'migrated' | 'nothing' = 'migrated'): Promise<TestDatabase> {
  const template = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = from === 'migrated' ? 'menagerie' : 'template0'
  // Takes half the time of a copy through the log; its checkpoints cost nothing without fsync.
  await runSql(template, `create database ${name} template ${source} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => drop(template, name) }
}

/** Waits for connections that are just ending, such as those of a pool, because broken ones would print errors into the test's output. */
async function drop(template: URL, name: string): Promise<void> {
  const ending = `select 1 from pg_stat_activity where datname = '${name}'`
  for (let waits = 0; waits < 10 && (await runSql(template, ending)).rowCount !== 0; waits++) await sleep(50)
  await runSql(template, `drop database if exists ${name} with (force)`)
}

async function runSql(template: URL, sql: string): Promise<QueryResult> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}
