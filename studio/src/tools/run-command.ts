import { Client } from 'pg'
import { endOnFault } from '../platform/end-on-fault.ts'
import { requireEnvironment } from '../platform/environment.ts'
import { refuseOtherDatabase } from '../platform/migration-state.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'

/** Runs a command with its arguments, prints the result or the error, and ends the process. */
export async function runCommand(work: (args: readonly string[]) => Promise<string>): Promise<never> {
  try {
    console.log(await work(process.argv.slice(2)))
    process.exit(0)
  } catch (error) {
    endOnFault(error)
  }
}

/** Runs work in one transaction. `name`: name of the connection in PostgreSQL's lists. */
export async function inOneTransaction<T>(name: string, work: (query: PlainQuery) => Promise<T>): Promise<T> {
  requireEnvironment()
  await refuseOtherDatabase()
  const client = new Client({ connectionString: process.env.DATABASE_URL, application_name: name })
  await client.connect()
  try {
    await client.query('begin')
    const done = await work(async (text, values = []) => (await client.query(text, [...values])).rows)
    await client.query('commit')
    return done
  } finally {
    await client.end()
  }
}
