import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { acceptEpoch } from './load-guard.ts'

const HELP = `${toOperatorCommand('accept-load', 'EPOCH')}     the site may take that published state, though much is missing in it
EPOCH as /readyz and the log of the site name it; REPLICA_DIR or MENAGERIE_VAR as the site has them.`

const root = fileURLToPath(new URL('../../../', import.meta.url))
const state = process.env.MENAGERIE_VAR || 'var'
const replicaDir = resolve(root, process.env.REPLICA_DIR || join(state, 'replica'))
const [epoch] = readCommandLine({ help: HELP, most: 1 }).positionals

if (epoch === undefined) {
  console.error(`Say which: ${toOperatorCommand('accept-load', 'EPOCH')}, as /readyz and the log of the site name it.`)
  process.exitCode = 1
} else {
  acceptEpoch(replicaDir, epoch)
  console.log(`The site of ${replicaDir} takes the published state of epoch ${epoch} within a minute.`)
}
