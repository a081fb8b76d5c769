import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEmail } from '@menagerie/contract/email'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { findOutboxFolder } from '../../platform/state-folders.ts'
import { eraseWaiting } from './erase-waiting.ts'

const HELP = `${toOperatorCommand('outbox:erase', 'EMAIL')}     the part of an erasure that stands on a machine with a site
OUTBOX_DIR or MENAGERIE_VAR as the site has them.`

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const outboxDir = findOutboxFolder(process.env, root)
const [email = ''] = readCommandLine({ help: HELP, most: 1 }).positionals

if (isEmail(email)) {
  try {
    const count = eraseWaiting(join(outboxDir, 'outbox.sqlite'), email)
    console.log(`Erased from ${outboxDir}: ${count} forms.`)
  } catch (error) {
    console.error(`The outbox in ${outboxDir} cannot be read: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
} else {
  console.error(
    `Say whose: ${toOperatorCommand('outbox:erase', 'EMAIL')}, with OUTBOX_DIR or MENAGERIE_VAR as the site has them.`,
  )
  process.exitCode = 1
}
