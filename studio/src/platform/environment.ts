import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

/** Root of the checkout: relative paths in the environment start here, independent of the working directory. */
export const PROJECT_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

const requiredSchema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must be the address of a PostgreSQL database'),
  PAYLOAD_SECRET: z.string().min(16, 'PAYLOAD_SECRET must have at least 16 characters'),
  // Optional: without it there are no previews. Sites refuse a shorter one as well.
  PREVIEW_SECRET: z
    .string()
    .refine((secret) => secret === '' || secret.length >= 16, 'PREVIEW_SECRET must have at least 16 characters'),
})

/** Checked when a process starts, not when the configuration loads: the build needs neither database nor secret. */
export function requireEnvironment(env: Environment = process.env): void {
  const read = requiredSchema.safeParse({
    DATABASE_URL: env.DATABASE_URL ?? '',
    PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? '',
    PREVIEW_SECRET: env.PREVIEW_SECRET ?? '',
  })
  if (!read.success) throw new Error(read.error.issues.map((issue) => issue.message).join('. '))
}

/** Folder of the uploaded originals. */
export function findMediaFolder(env: Environment = process.env): string {
  return resolve(PROJECT_ROOT, env.MEDIA_DIR || join(env.MENAGERIE_VAR || 'var', 'media'))
}

const DEFAULT_SCHEDULE_EVERY_S = 5

/** Interval for finding documents whose planned time has come; 0: another process does that. */
export function findScheduleInterval(env: Environment = process.env): number {
  const seconds = Number(env.SCHEDULE_EVERY_S || DEFAULT_SCHEDULE_EVERY_S)
  if (!(seconds >= 0 && seconds <= 3600)) throw new Error('SCHEDULE_EVERY_S must be a number of seconds up to 3600')
  return seconds * 1000
}

/**
 * Whether the public can reach the server: demo accounts are then refused, and cookies require https. Unclear values
 * (`true`, `yes`) count as yes.
 */
export function isProduction({ MENAGERIE_PRODUCTION: said = '' }: Environment = process.env): boolean {
  return said !== '' && said !== '0'
}
