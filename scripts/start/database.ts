import { Client } from 'pg'
import { startCluster } from '../postgres/cluster.ts'
import { Problem, toErrorCode } from '../problem.ts'
import type { StartSettings } from './settings.ts'
import { superviseDatabase } from './supervise-database.ts'

type PidListener = (pid: number | undefined) => void
/** A database. Only the embedded one has a `pid`; any other one must be restarted by its operator. */
export type StartedDatabase = {
  url: string
  pid?: number | undefined
  /** From this call on the database is restarted whenever it ends by itself. `onStart` is called for each such start. */
  restartWhenItEnds: (onStart: PidListener) => void
  stop: () => Promise<void>
}

/** Opens the PostgreSQL of DATABASE_URL, or the embedded one. */
export async function openStartDatabase(
  settings: StartSettings,
  onNotice: (text: string) => void,
): Promise<StartedDatabase> {
  if (settings.databaseUrl) {
    await requireAnswer(settings.databaseUrl)
    return { url: settings.databaseUrl, restartWhenItEnds: () => {}, stop: async () => {} }
  }
  const { stateFolder, ports, secrets, walArchive } = settings
  const options = { stateFolder, port: ports.postgres, password: secrets.databasePassword, walArchive, onNotice }
  const cluster = await startCluster(options)
  let stop = cluster.stop
  return {
    url: cluster.url,
    pid: cluster.process.pid,
    restartWhenItEnds(onStart) {
      stop = superviseDatabase(options, cluster, onStart).stop
    },
    stop: () => stop(),
  }
}

async function requireAnswer(url: string) {
  let client: Client
  try {
    client = new Client({ connectionString: url, connectionTimeoutMillis: 8_000 })
    await client.connect()
  } catch (error) {
    throw new Problem(
      `The database of DATABASE_URL (${toPublicAddress(url)}) cannot be reached: ${toReason(error)}. Nothing was changed.`,
    )
  }
  await client.end()
}

/** Returns host and database, without the password. */
function toPublicAddress(url: string): string {
  if (!URL.canParse(url)) return 'not an address'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function toReason(error: unknown): string {
  const code = toErrorCode(error)
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host'
  return error instanceof Error ? error.message : String(error)
}
