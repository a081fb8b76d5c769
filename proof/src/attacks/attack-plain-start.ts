import { join } from 'node:path'
import { findFreePort } from '../../../scripts/port.ts'
import { toEnvironment } from '../../../scripts/start/services.ts'
import { loadSettings } from '../../../scripts/start/settings.ts'
import { createSiteProcess, type ProofSite } from '../site-process.ts'
import { attackFromHere } from './attack-slowly.ts'
import type { Tally } from './tally.ts'

/** Paths that are cached, the same for all visitors, and there without any content. */
const PATHS = ['/nl-nl/cookies/', '/healthz']

/** Attacks a site with the settings of plain `npm start` and the data of `site`, so that no setting of a proof hides a fault. */
export async function attackPlainStart(folder: string, site: Pick<ProofSite, 'replicaDir'>): Promise<Tally[]> {
  const settings = loadSettings({ ...process.env, NODE_ENV: 'development', MENAGERIE_VAR: join(folder, 'plain') })
  const { TRUSTED_PROXIES = '' } = toEnvironment(settings, '', 'start')
  const healthPort = await findFreePort()
  const plain = await createSiteProcess(join(folder, 'plain'), {
    REPLICA_DIR: site.replicaDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES,
    HEALTH_PORT: String(healthPort),
  })
  await plain.start()
  const tallies = await attackFromHere(plain.ports.main, healthPort, PATHS)
  await plain.stop()
  return tallies
}
