import { resolve } from 'node:path'
import { z } from 'zod'

const key = z.string().min(16, 'at least 16 characters')
const megabytes = z.coerce.number().min(0.001).max(1_024)
const MEGABYTE = 1_048_576

const schema = z.object({
  SEARCH_HOST: z.string().min(1).default('127.0.0.1'),
  SEARCH_PORT: z.coerce.number().int().min(0).max(65_535).default(3302),
  /** Folder of the database and the built indexes. */
  SEARCH_DIR: z.string().min(1).default('var/search'),
  SEARCH_APPLICATION_ID: z.string().min(1).default('menagerie'),
  /** Key that may change and read everything. */
  SEARCH_ADMIN_KEY: key,
  /** Key that may search; every visitor's browser has it. */
  SEARCH_KEY: key,
  /** Former keys, which stay valid beside the new ones while keys are changed. */
  SEARCH_ADMIN_KEY_BEFORE: key.optional(),
  SEARCH_KEY_BEFORE: key.optional(),
  /** Origins of the pages that may search from a browser, separated by commas; `*` means all. */
  SEARCH_ORIGINS: z.string().default('*'),
  /** Time without changes after which an index is written to its file. */
  SEARCH_SAVE_AFTER_MS: z.coerce.number().int().min(0).max(3_600_000).default(5_000),
  SEARCH_MAX_WRITE_MB: megabytes.default(16),
  SEARCH_MAX_READ_KB: z.coerce.number().int().min(1).max(10_240).default(64),
  SEARCH_MAX_BATCH: z.coerce.number().int().min(1).max(1_000).default(50),
  SEARCH_MAX_READS: z.coerce.number().int().min(1).max(100_000).default(256),
})

export type NodeEnv = {
  host: string
  port: number
  dir: string
  keys: { applicationId: string; admin: readonly string[]; search: readonly string[] }
  origins: '*' | readonly string[]
  saveAfterMs: number
  limits: { writeBytes: number; readBytes: number; batch: number; reads: number }
}

const HOW_TO_MAKE_A_KEY = `Make one with: node -p "require('node:crypto').randomBytes(24).toString('hex')"`

/** Reads every variable of a search node. Relative folders start at `root`. The error may be shown as it is and contains no value. */
export function readNodeEnv(
  variables: Readonly<Record<string, string | undefined>>,
  root: string,
): { ok: true; value: NodeEnv } | { ok: false; error: string } {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (!parsed.success) return { ok: false, error: explain(parsed.error, set) }
  const { data } = parsed
  const admin = [data.SEARCH_ADMIN_KEY, data.SEARCH_ADMIN_KEY_BEFORE ?? []].flat()
  const search = [data.SEARCH_KEY, data.SEARCH_KEY_BEFORE ?? []].flat()
  if (admin.some((each) => search.includes(each)))
    return { ok: false, error: 'SEARCH_ADMIN_KEY and SEARCH_KEY must differ: the one for searches is public.' }
  return {
    ok: true,
    value: {
      host: data.SEARCH_HOST,
      port: data.SEARCH_PORT,
      dir: resolve(root, data.SEARCH_DIR),
      keys: { applicationId: data.SEARCH_APPLICATION_ID, admin, search },
      origins: data.SEARCH_ORIGINS === '*' ? '*' : data.SEARCH_ORIGINS.split(',').map((origin) => origin.trim()),
      saveAfterMs: data.SEARCH_SAVE_AFTER_MS,
      limits: {
        writeBytes: Math.floor(data.SEARCH_MAX_WRITE_MB * MEGABYTE),
        readBytes: data.SEARCH_MAX_READ_KB * 1_024,
        batch: data.SEARCH_MAX_BATCH,
        reads: data.SEARCH_MAX_READS,
      },
    },
  }
}

function explain(error: z.ZodError, set: Readonly<Record<string, string | undefined>>): string {
  const faults = error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return `${name}: ${set[name] === undefined ? 'must be set' : message}`
  })
  const isAboutKeys = error.issues.some(({ path }) => String(path[0]).includes('KEY'))
  return [`The environment is not usable: ${faults.join('; ')}.`, ...(isAboutKeys ? [HOW_TO_MAKE_A_KEY] : [])].join(
    '\n',
  )
}
