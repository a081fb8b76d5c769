import { ANY } from '@menagerie/contract/entry'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { readMetricsTokens } from '@menagerie/telemetry/metrics-tokens'
import { z } from 'zod'
import type { PoolState } from '../../platform/figures.ts'
import type { Health } from '../../platform/health.ts'
import { readS3Settings, type S3Settings } from '../../platform/storage/s3-settings.ts'
import type { CallLimits } from './limits.ts'

const port = z.coerce.number().int().min(0).max(65_535)

/** One token of CONTENT_API_TOKENS with its brand and scope. */
const tokenSchema = z.object({
  token: z.string().min(16, 'a token has at least 16 characters'),
  brand: z.enum([...BRAND_KEYS, ANY]),
  scope: z.enum(['read', 'feed', 'accounts', 'submissions']),
})
export type TokenSetting = z.infer<typeof tokenSchema>

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  CONTENT_API_PORT: port.default(3301),
  HOST: z.string().min(1).default('127.0.0.1'),
  CONTENT_API_TOKENS: z.string().transform((json, context) => {
    try {
      return z.array(tokenSchema).min(1).parse(JSON.parse(json))
    } catch (error) {
      // The message must not quote the value, because it contains tokens.
      const reason = error instanceof z.ZodError ? error.issues[0]?.message : 'it is not JSON'
      context.addIssue({ code: 'custom', message: `must be a list of {token, brand, scope}: ${reason}` })
      return z.NEVER
    }
  }),
  CONTENT_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http address' }).optional(),
  MEDIA_DIR: z.string().min(1).default('var/media'),
  METRICS_TOKEN: z.string().optional(),
  METRICS_TOKEN_BEFORE: z.string().optional(),
  MENAGERIE_PRODUCTION: z.string().optional(),
})

export type WriteLogLine = (line: Record<string, unknown>) => void

export type ContentApiSettings = {
  databaseUrl: string
  port: number
  host: string
  tokens: readonly TokenSetting[]
  /** Folder of uploaded files, unless they are stored in a bucket. */
  mediaDir: string
  bucket?: S3Settings | undefined
  /** Public address of this API; by default the address that it listens on. */
  publicUrl?: string | undefined
  limits?: Partial<CallLimits> | undefined
  /** Health of the other tasks of this process. */
  health?: (() => Health) | undefined
  /** State of the connection pool for mails and deliveries in this process. */
  mailPool?: (() => PoolState) | undefined
  /** Tokens for `/metrics`. Without any, it is open to callers on this machine, but closed in production. */
  metricsTokens?: readonly string[] | undefined
  isProduction?: boolean | undefined
}

/** Throws an error that names the missing or wrong setting. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ContentApiSettings {
  const read = environment.safeParse(env)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { data } = read
  return {
    databaseUrl: data.DATABASE_URL,
    port: data.CONTENT_API_PORT,
    host: data.HOST,
    tokens: data.CONTENT_API_TOKENS,
    mediaDir: data.MEDIA_DIR,
    bucket: readS3Settings(env),
    publicUrl: data.CONTENT_API_URL,
    metricsTokens: readMetricsTokens(data),
    isProduction: Boolean(data.MENAGERIE_PRODUCTION),
  }
}
