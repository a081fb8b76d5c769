import { z } from 'zod'

const faultSchema = z.object({
  code: z.string(),
  path: z.string().optional(),
  /** Where a connection was to lead: the address and port, or the name that none knows. */
  address: z.string().optional(),
  port: z.number().optional(),
  hostname: z.string().optional(),
})
type ReadFault = z.infer<typeof faultSchema>

/** By PostgreSQL's codes. */
const REFUSED: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names is not there: make it with createdb.',
  '42501': 'The user of DATABASE_URL may not do this in its database: it must own it.',
}
/** By Node's codes of connections. */
const AWAY = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET']
const OF_FILES: Readonly<Record<string, string>> = {
  EACCES: 'may not be written or read by this user',
  EPERM: 'may not be written or read by this user',
  EROFS: 'is on a disk that takes no writing',
  ENOSPC: 'is on a disk that is full',
  EEXIST: 'is there already',
  ENOTDIR: 'is not in a folder',
}

/**
 * Finds the sentence for what an operator mends: a database or another service that refuses or is away, a folder that cannot be used.
 * Undefined for anything else.
 */
export function tellFault(fault: unknown, databaseUrl = process.env.DATABASE_URL): string | undefined {
  // A name with several addresses fails with a fault for each.
  const [first = fault] = fault instanceof AggregateError ? fault.errors : []
  const read = faultSchema.safeParse(first).data
  if (read === undefined) return undefined
  const { code, path } = read
  if (AWAY.includes(code)) return tellAway(read, databaseUrl)
  const ofFile = OF_FILES[code]
  return REFUSED[code] ?? (path === undefined || ofFile === undefined ? undefined : `${path} ${ofFile}.`)
}

const POSTGRES_PORT = 5432

/** Tells which service is away: what leads elsewhere than `DATABASE_URL` is another one. */
function tellAway({ code, address, port, hostname }: ReadFault, databaseUrl = ''): string {
  const database = URL.parse(databaseUrl)
  const isElsewhere =
    database !== null &&
    ((port !== undefined && port !== Number(database.port || POSTGRES_PORT)) ||
      (hostname !== undefined && hostname !== database.hostname))
  if (!isElsewhere) return 'PostgreSQL does not answer: is it running, and is DATABASE_URL right?'
  return `${hostname ?? `${address}:${port}`} does not answer (${code}): is that service running, and is its setting right?`
}
