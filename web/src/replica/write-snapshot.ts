import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeSnapshot } from './snapshot.ts'

/** `node web/src/replica/write-snapshot.ts [out file]`: the replica of REPLICA_DIR with its files in one. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const state = process.env.MENAGERIE_VAR || 'var'
const replicaDir = resolve(root, process.env.REPLICA_DIR || join(state, 'replica'))
const file = process.argv[2] === undefined ? resolve(root, state, 'snapshot.db') : resolve(process.argv[2])

try {
  const { entries, files, missingFiles } = writeSnapshot(replicaDir, file)
  const gap = missingFiles > 0 ? ` (${missingFiles} files were not here yet)` : ''
  console.log(`${file}: ${entries} entries, ${files} files${gap}. Start a site on it with SNAPSHOT=${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
