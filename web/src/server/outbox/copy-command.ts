import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readErasures } from '@menagerie/contract/erasure-hash'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { copyOutbox, takeOutboxCopy } from './copy-outbox.ts'

/** `npm run outbox:copy -- FILE` and `npm run outbox:take -- FILE [ERASURES]`: the part of a backup that stands on a machine with a site. */
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const outboxDir = resolve(root, process.env.OUTBOX_DIR || join(process.env.MENAGERIE_VAR || 'var', 'outbox'))
const outbox = join(outboxDir, 'outbox.sqlite')
const [what = '', named = '', erasures] = process.argv.slice(2)
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
