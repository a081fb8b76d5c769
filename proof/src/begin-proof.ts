import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pickPorts } from '../../scripts/port.ts'
import { removeCluster } from '../../scripts/postgres/remove-cluster.ts'
import { buildIfChanged } from '../../scripts/start/build.ts'
import { findStateFolder } from '../../scripts/state-folder.ts'
import { type Studio, startStudio } from './publishing/studio-processes.ts'

const stateOf = (folder: string) => join(folder, 'studio')

/** An empty folder, without the database of the run before, wherever that was kept; and builds of the sources as they are. */
export async function beginProof(folder: string, builds: readonly ('web' | 'studio')[]): Promise<void> {
  removeCluster(stateOf(folder))
  rmSync(folder, { recursive: true, force: true })
  const logFolder = join(folder, 'log')
  mkdirSync(logFolder, { recursive: true })
  const { signal } = new AbortController()
  for (const name of builds) await buildIfChanged(name, logFolder, signal)
}

/** A studio with the demo, on ports of its own; its state is in the folder. */
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
