import { rmSync } from 'node:fs'
import { stopLeftover } from './cluster.ts'
import { preparePlace } from './place.ts'

/** Ends the embedded PostgreSQL of a state folder and removes both, wherever its data is. It is for tests. */
export function removeCluster(stateFolder: string): void {
  const place = preparePlace(stateFolder)
  stopLeftover(place)
  rmSync(place.data, { recursive: true, force: true })
  rmSync(stateFolder, { recursive: true, force: true })
}
