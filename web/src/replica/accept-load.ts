import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { findReplicaFolder } from '../platform/state-folders.ts'
import { acceptEpoch } from './load-guard.ts'

const FOLDERS = 'SITES, REPLICA_DIR and MENAGERIE_VAR must be as the site has them.'
const HELP = `${toOperatorCommand('accept-load', 'EPOCH')}     the site may take that published state, though much is missing in it
EPOCH as /readyz and the log of the site name it. ${FOLDERS}`

const root = fileURLToPath(new URL('../../../', import.meta.url))
const [epoch] = readCommandLine({ help: HELP, most: 1 }).positionals

if (epoch === undefined) {
  console.error(`Say which: ${toOperatorCommand('accept-load', 'EPOCH')}, as /readyz and the log of the site name it.`)
  process.exitCode = 1
} else {
  try {
    const replicaDir = findReplicaFolder(process.env, root)
    if (!existsSync(replicaDir)) throw new Error(`No site has its replica in ${replicaDir}. ${FOLDERS}`)
    acceptEpoch(replicaDir, epoch)
    console.log(`The site of ${replicaDir} takes the published state of epoch ${epoch} within a minute.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
