import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Result } from '../result.ts'
import { type OuterService, serviceSchema } from './service.ts'

const fileSchema = z
  .array(serviceSchema)
  .refine((services) => new Set(services.map(({ id }) => id)).size === services.length, 'two services have one id')

/** Reads the services of `SERVICES_FILE`, none without such a file. The errors are sentences for operators. */
export function readServices(file: string | undefined): Result<readonly OuterService[], string> {
  if (file === undefined) return { ok: true, value: [] }
  try {
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return { ok: true, value: parsed.data }
    return { ok: false, error: `${file} (SERVICES_FILE) is not usable:\n${z.prettifyError(parsed.error)}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, error: `${file} (SERVICES_FILE) cannot be read: ${reason}` }
  }
}
