import { readFileSync } from 'node:fs'
import { emailSchema } from '@menagerie/contract/accounts'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { erasePerson } from '../access/sign-in/erase-person.ts'
import { listErasures, replayErasures } from '../access/sign-in/replay-erasures.ts'
import { exportPerson } from '../content-api/accounts/export-person.ts'
import { cleanMailFolder } from '../jobs/mail/clean-mail-folder.ts'
import { readMailSettings } from '../jobs/mail/settings.ts'
import type { PlainQuery } from '../platform/to-plain-query.ts'
import { inOneTransaction, runCommand } from './run-command.ts'

const COMMAND = toOperatorCommand('person', '').trim()
const HELP = `${COMMAND} export EMAIL      all that is kept of a person, as JSON
${COMMAND} erase EMAIL       takes a person out of all that is kept, and remembers that it was done
${COMMAND} list              the erased, as hashes: to be kept apart from the database
${COMMAND} replay [--erasures FILE]   erases again after a restore: those of the database, and those of the file`

/** Requests of a person: an export or the erasure of their data (docs/security/privacy.md). */
async function main(args: readonly string[]): Promise<string> {
  const options = { erasures: { type: 'string' } } as const
  const { values, positionals } = readCommandLine({ help: HELP, options, most: 2 }, args)
  const [what, email = ''] = positionals
  if (what === 'export' || what === 'erase') {
    if (!emailSchema.safeParse(email).success) throw new Error(`${email || 'Nothing'} is no address of mail.\n${HELP}`)
    return inOneTransaction('person', async (query) =>
      what === 'export' ? exportAll(query, email) : eraseAll(query, email),
    )
  }
  if (what === 'list') return inOneTransaction('person', async (query) => (await listErasures(query)).join('\n'))
  if (what !== 'replay') throw new Error(HELP)
  const listed = values.erasures === undefined ? [] : readFileSync(values.erasures, 'utf8').split('\n')
  return inOneTransaction('person', async (query) => {
    const again = await replayErasures(query, [...listed, ...(await listErasures(query))])
    return `${again} people were erased again.`
  })
}

async function exportAll(query: PlainQuery, email: string): Promise<string> {
  const brands = BRAND_KEYS.map(async (brand) => [brand, await exportPerson(query, { brand, email })] as const)
  console.error(`Forms that wait at a site: ${toOperatorCommand('outbox:export', email)} on each machine with one.`)
  return JSON.stringify(Object.fromEntries(await Promise.all(brands)), null, 2)
}

async function eraseAll(query: PlainQuery, email: string): Promise<string> {
  const counts = await erasePerson(query, email, 'by command')
  await cleanMailFolder(query, readMailSettings(process.env).folder)
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`)
  return `Erased: ${told.join(', ')}. Forms that wait at a site: ${toOperatorCommand('outbox:erase', email)} on each machine with one, and then this again.`
}

await runCommand(main)
