import { toEmailKey } from '@menagerie/contract/email'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { resetFactors } from '../model/collections/users/factors/reset-factors.ts'
import { inOneTransaction, runCommand } from './run-command.ts'

const HELP = `${toOperatorCommand('user:factors', 'EMAIL --reset')}     removes all second factors of a person of the studio, and ends the sessions
For an administrator that has lost them and has no colleague to ask; the person is told by mail.`

async function main(args: readonly string[]): Promise<string> {
  const options = { reset: { type: 'boolean' } } as const
  const { values, positionals } = readCommandLine({ help: HELP, options, most: 1 }, args)
  const email = toEmailKey(positionals[0] ?? '')
  if (email === '' || values.reset !== true) throw new Error(HELP)
  const by = { by: 'a command on the server', address: '', agent: '' }
  const isThere = await inOneTransaction('user-factors', (query) => resetFactors(query, { email }, by))
  if (!isThere) throw new Error(`There is no person ${email}`)
  return `${email} has no second factors any more. Where the role needs one, the next sign-in adds it.`
}

await runCommand(main)
