import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { writeSnapshot } from './snapshot.ts'

const HELP = `${toOperatorCommand('snapshot', '[FILE]')}     the replica of REPLICA_DIR with its files in one file`

const root = fileURLToPath(new URL('../../../', import.meta.url))
const state = process.env.MENAGERIE_VAR || 'var'
const replicaDir = resolve(root, process.env.REPLICA_DIR || join(state, 'replica'))
const [named] = readCommandLine({ help: HELP, most: 1 }).positionals
const file = named === undefined ? resolve(root, state, 'snapshot.db') : resolve(named)

try {
  const { entries, files, missingFiles } = writeSnapshot(replicaDir, file)
  const gap = missingFiles > 0 ? ` (${missingFiles} files were not here yet)` : ''
  console.log(`${file}: ${entries} entries, ${files} files${gap}. Start a site on it with SNAPSHOT=${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
