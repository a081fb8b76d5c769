import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pickPorts } from '../../scripts/port.ts'
import { removeCluster } from '../../scripts/postgres/remove-cluster.ts'
import { buildIfChanged } from '../../scripts/start/build.ts'
import { findStateFolder } from '../../scripts/state-folder.ts'
import { type Studio, startStudio } from './publishing/studio-processes.ts'

const stateOf = (folder: string) => join(folder, 'studio')

/** Empties the folder, removes the database of the former run wherever that is, and builds the current sources. */
export async function beginProof(folder: string, builds: readonly ('web' | 'studio')[]): Promise<void> {
  removeCluster(stateOf(folder))
  rmSync(folder, { recursive: true, force: true })
  const logFolder = join(folder, 'log')
  mkdirSync(logFolder, { recursive: true })
  const { signal } = new AbortController()
  for (const name of builds) await buildIfChanged(name, logFolder, signal)
}

/** Starts a studio with the demo on its own ports, with its state in the folder. */
export async function startDemoStudio(folder: string, names: Parameters<typeof startStudio>[1]): Promise<Studio> {
  process.env.DEMO_PICTURES_DIR ??= join(findStateFolder(), 'demo-pictures')
  const env = {
    ...process.env,
    ...(await pickPorts()),
    MENAGERIE_VAR: stateOf(folder),
    DATABASE_URL: '',
  }
  return startStudio({ ...env, NODE_ENV: 'development' }, names)
}
