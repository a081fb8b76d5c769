import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readErasures } from '@menagerie/contract/erasure-hash'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { findOutboxFolder } from '../../platform/state-folders.ts'
import { copyOutbox, takeOutboxCopy } from './copy-outbox.ts'

const HELP = `${toOperatorCommand('outbox:copy', 'FILE')}                  the forms that wait on this machine, for a backup
${toOperatorCommand('outbox:take', 'FILE [ERASURES]')}       they wait again, but those of people of the list
OUTBOX_DIR or MENAGERIE_VAR as the site has them.`

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const outboxDir = findOutboxFolder(process.env, root)
const outbox = join(outboxDir, 'outbox.sqlite')
const [what = '', named = '', erasures] = readCommandLine({ help: HELP, most: 3 }).positionals
const file = resolve(root, named)

try {
  work()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function work(): void {
  if (what === 'copy' && named !== '') {
    process.umask(0o077)
    mkdirSync(dirname(file), { recursive: true })
    const waiting = copyOutbox(outbox, file)
    console.log(waiting === undefined ? `There is no outbox in ${outboxDir}.` : `${file}: ${waiting} forms wait.`)
  } else if (what === 'take' && named !== '') {
    const lines = erasures === undefined ? [] : readFileSync(resolve(root, erasures), 'utf8').split('\n')
    const taken = takeOutboxCopy(outbox, file, readErasures(lines))
    console.log(`${taken} forms wait again in ${outboxDir}.`)
  } else {
    console.error(
      `Name a file: ${toOperatorCommand('outbox:copy', 'FILE')}, or ${toOperatorCommand('outbox:take', 'FILE [ERASURES]')}`,
    )
    process.exitCode = 1
  }
}
