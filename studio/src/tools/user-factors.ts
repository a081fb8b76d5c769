import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { resetFactors } from '../model/collections/users/factors/reset-factors.ts'
import { requireEnvironment } from '../platform/environment.ts'

const HELP = `npm run user:factors -- EMAIL --reset     removes all second factors of a person of the studio, and ends the sessions
For an administrator that has lost them and has no colleague to ask; the person is told by mail.`

async function main(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reset: { type: 'boolean' } },
  })
  const email = (positionals[0] ?? '').toLowerCase()
  if (email === '' || values.reset !== true) throw new Error(HELP)
  requireEnvironment()
  const client = new Client({ connectionString: process.env.DATABASE_URL, application_name: 'user-factors' })
  await client.connect()
  try {
    await client.query('begin')
    const query = async (text: string, given: readonly unknown[] = []) => (await client.query(text, [...given])).rows
    const isThere = await resetFactors(query, { email }, { by: 'a command on the server', address: '', agent: '' })
    await client.query('commit')
    if (!isThere) throw new Error(`There is no person ${email}`)
    return `${email} has no second factors any more. Where the role needs one, the next sign-in adds it.`
  } finally {
    await client.end()
  }
}

try {
  console.log(await main(process.argv.slice(2)))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
