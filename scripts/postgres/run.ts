import { loadSecrets } from '../secrets.ts'
import { findStateFolder } from '../state-folder.ts'
import { startCluster } from './cluster.ts'

/** `node scripts/postgres/run.ts` starts the database alone, for work on one part. Ctrl-C stops it. */
const stateFolder = findStateFolder()
const cluster = await startCluster({
  stateFolder,
  port: Number(process.env.PG_PORT ?? 5433),
  password: loadSecrets(stateFolder).databasePassword,
  onNotice: console.log,
})
console.log(`DATABASE_URL=${cluster.url}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)))
