import { join } from 'node:path'
import type { BenchRow } from '@menagerie/bench/row'
import { pickPorts } from '../../../scripts/port.ts'
import { beginProof } from '../begin-proof.ts'
import { startStudio } from '../publishing/studio-processes.ts'
import { createSiteProcess } from '../site-process.ts'
import { admitFirst } from './admit-first.ts'
import { attackContentApi } from './attack-content-api.ts'
import { attackCrowds, PROXY_ADDRESS } from './attack-crowds.ts'
import { attackDoor } from './attack-door.ts'
import { attackPlainStart } from './attack-plain-start.ts'
import { attackSearch } from './attack-search.ts'
import { attackStudio } from './attack-studio.ts'
import { gradeAdmin } from './grade-admin.ts'
import { openFinder } from './open-finder.ts'
import { startSearchNode } from './search-node.ts'
import { toTallyRow } from './tally.ts'

/** R10, S1, S3: repeats everything that once made a part hang, stop or open, and counts the attempts of each kind. */
export async function runAttacks(folder: string): Promise<BenchRow[]> {
  await beginProof(folder, ['web', 'studio'])
  const env = {
    ...process.env,
    ...(await pickPorts()),
    MENAGERIE_VAR: join(folder, 'studio'),
    DATABASE_URL: '',
  }
  console.log('… an empty studio, a site and a search node')
  const studio = await startStudio({ ...env, NODE_ENV: 'development' }, ['content-api', 'admin'], 'nothing')
  const site = await createSiteProcess(join(folder, 'web'), {
    CONTENT_API_URL: studio.contentApiOrigin,
    CONTENT_API_TOKEN: studio.feedToken,
    CONTENT_API_ACCOUNTS_TOKEN: studio.accountsToken,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: PROXY_ADDRESS,
  })
  await site.start()
  const ofSearch = await attackSearch(await startSearchNode(folder))
  const { call, tally } = await admitFirst(studio)
  await openFinder(call, site)
  const ofCrowds = await attackCrowds(site)
  const ofDoor = await attackDoor(site)
  await site.stop()
  const ofPlainStart = await attackPlainStart(folder, site)
  const grades = toTallyRow('S1', await gradeAdmin(studio))
  const ofContentApi = await attackContentApi(studio)
  const ofStudio = await attackStudio(studio, call)
  await studio.stop()
  const tallies = [...ofContentApi, tally, ...ofStudio, ...ofCrowds, ...ofDoor, ...ofPlainStart, ...ofSearch]
  return [grades, ...tallies.map((each) => toTallyRow('R10', each))]
}
