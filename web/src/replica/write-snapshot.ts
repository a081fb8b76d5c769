import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { findReplicaFolder } from '../platform/state-folders.ts'
import { writeSnapshot } from './snapshot.ts'

const HELP = `${toOperatorCommand('snapshot', '[FILE]')}     the replica of REPLICA_DIR with its files in one file`

const root = fileURLToPath(new URL('../../../', import.meta.url))
const [named] = readCommandLine({ help: HELP, most: 1 }).positionals
const file = named === undefined ? resolve(root, process.env.MENAGERIE_VAR || 'var', 'snapshot.db') : resolve(named)

try {
  if (process.env.SITES) throw new Error('A snapshot is of all sites: take it where a process has no SITES.')
  const { entries, files, missingFiles } = writeSnapshot(findReplicaFolder(process.env, root), file)
  const gap = missingFiles > 0 ? ` (${missingFiles} files were not here yet)` : ''
  console.log(`${file}: ${entries} entries, ${files} files${gap}. Start a site on it with SNAPSHOT=${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
