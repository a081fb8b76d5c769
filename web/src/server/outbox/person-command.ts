import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEmail } from '@menagerie/contract/email'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { findOutboxFolder } from '../../platform/state-folders.ts'
import { eraseWaiting, exportWaiting } from './erase-waiting.ts'
import { hasOutbox } from './has-outbox.ts'

const HELP = `${toOperatorCommand('outbox:export', 'EMAIL')}    the part of an export that stands on a machine with a site, as JSON
${toOperatorCommand('outbox:erase', 'EMAIL')}     the part of an erasure that stands there
OUTBOX_DIR or MENAGERIE_VAR as the site has them.`

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const outboxDir = findOutboxFolder(process.env, root)
const [what = '', email = ''] = readCommandLine({ help: HELP, most: 2 }).positionals

if (isEmail(email)) {
  try {
    work(join(outboxDir, 'outbox.sqlite'))
  } catch (error) {
    console.error(`The outbox in ${outboxDir} cannot be read: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
} else {
  console.error(
    `Say whose: ${toOperatorCommand(`outbox:${what || 'erase'}`, 'EMAIL')}, with OUTBOX_DIR or MENAGERIE_VAR as the site has them.`,
  )
  process.exitCode = 1
}

function work(file: string): void {
  if (!hasOutbox(file)) {
    console.error(`There is no outbox in ${outboxDir}: set OUTBOX_DIR or MENAGERIE_VAR as the site has them.`)
    process.exitCode = 1
    return
  }
  const unread = what === 'export' ? tellForms(file) : eraseForms(file)
  if (unread > 0)
    console.error(
      `${unread} forms in ${outboxDir} could not be read: a disk has changed them. The running site puts them into outbox-damaged-….jsonl beside the outbox: look there, too.`,
    )
}

function tellForms(file: string): number {
  const { forms, unread } = exportWaiting(file, email)
  console.log(JSON.stringify(forms, null, 2))
  return unread
}

function eraseForms(file: string): number {
  const { erased, unread } = eraseWaiting(file, email)
  console.log(`Erased from ${outboxDir}: ${erased} forms.`)
  return unread
}
