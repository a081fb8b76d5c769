import { z } from 'zod'

const faultSchema = z.object({
  code: z.string(),
  path: z.string().optional(),
  /** Target of a failed connection: address and port, or the host name that is unknown. */
  address: z.string().optional(),
  port: z.number().optional(),
  hostname: z.string().optional(),
})
type ReadFault = z.infer<typeof faultSchema>

/** Messages by PostgreSQL's error codes. */
const REFUSED: Readonly<Record<string, string>> = {
  '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL.',
  '28000': 'PostgreSQL refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names is not there: make it with createdb.',
  '42501': 'The user of DATABASE_URL may not do this in its database: it must own it.',
}
/** Node's error codes of failed connections. */
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
 * Returns a sentence about a fault that operators can repair: a database or service that refuses or is unreachable, a
 * folder that cannot be used. Undefined for any other.
 */
export function tellFault(fault: unknown, databaseUrl = process.env.DATABASE_URL): string | undefined {
  // For a name with several addresses, the error contains one error for each.
  const [first = fault] = fault instanceof AggregateError ? fault.errors : []
  const read = faultSchema.safeParse(first).data
  if (read === undefined) return undefined
  const { code, path } = read
  if (AWAY.includes(code)) return tellAway(read, databaseUrl)
  const ofFile = OF_FILES[code]
  return REFUSED[code] ?? (path === undefined || ofFile === undefined ? undefined : `${path} ${ofFile}.`)
}

const POSTGRES_PORT = 5432

/** Names the unreachable service: an address that is not the one in `DATABASE_URL` belongs to another service. */
function tellAway({ code, address, port, hostname }: ReadFault, databaseUrl = ''): string {
  const database = URL.parse(databaseUrl)
  const isElsewhere =
    database !== null &&
    ((port !== undefined && port !== Number(database.port || POSTGRES_PORT)) ||
      (hostname !== undefined && hostname !== database.hostname))
  if (!isElsewhere) return 'PostgreSQL does not answer: is it running, and is DATABASE_URL right?'
  return `${hostname ?? `${address}:${port}`} does not answer (${code}): is that service running, and is its setting right?`
}
