import { setTimeout as sleep } from 'node:timers/promises'
import { findDifferences, readDatabase, readReplica } from './publishing/compare-states.ts'
import type { Studio } from './publishing/studio-processes.ts'
import type { ProofSite } from './site-process.ts'

type StudioAndSite = { studio: Pick<Studio, 'databaseUrl'>; site: Pick<ProofSite, 'replicaDir'> }

/** Returns what still differs between the site and the database after enough time. */
export async function findApart({ studio, site }: StudioAndSite, patienceMs: number): Promise<string[]> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(100)) {
    const apart = findDifferences(await readDatabase(studio.databaseUrl), readReplica(site.replicaDir), 'the site')
    if (apart.length === 0 || Date.now() > deadline) return apart
  }
}
