import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server with a `menagerie` database that the migrations made. Tests copy it. */
    postgresUrl: string
    /** Folder of this run, removed at its end, or by the next run when this one was killed. */
    runFolder: string
  }
}

export type TestDatabase = {
  url: string
  /** Removes the database. Waits up to half a second until at most `kept` connections are left, which it ends. */
  drop: (kept?: number) => Promise<void>
}

/** Makes a separate database for one test file: a copy of the migrated template, or one without any table. */
export async function createTestDatabase(from: 'migrated' | 'nothing' = 'migrated'): Promise<TestDatabase> {
  const template = new URL(inject('postgresUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = from === 'migrated' ? 'menagerie' : 'template0'
  // Takes half the time of a copy through the log; its checkpoints cost nothing without fsync.
  await withServer(template, (server) => server.query(`create database ${name} template ${source} strategy file_copy`))
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: (kept = 0) => withServer(template, (server) => drop(server, name, kept)) }
}

/** Waits for connections that are just ending, such as those of a pool, because broken ones would print errors into the test's output. */
async function drop(server: Client, name: string, kept: number): Promise<void> {
  const ending = `select 1 from pg_stat_activity where datname = '${name}'`
  for (let waits = 0; waits < 25; waits++) {
    const { rowCount } = await server.query(ending)
    if ((rowCount ?? 0) <= kept) break
    await sleep(20)
  }
  await server.query(`drop database if exists ${name} with (force)`)
}

async function withServer<Result>(template: URL, work: (server: Client) => Promise<Result>): Promise<Result> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const server = new Client({ connectionString: url.href })
  await server.connect()
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}
