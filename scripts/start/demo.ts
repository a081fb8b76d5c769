import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { ROOT } from '../state-folder.ts'

const demoSchema = z.object({
  /** Whether the company of this process is the one that the demo fills. */
  isItsCompany: z.boolean(),
  /** Publicly known password. It is printed, and refused on a public server. */
  localPassword: z.string(),
  password: z.string(),
  staff: z.array(z.object({ email: z.string(), role: z.string() })),
  customer: z.object({ email: z.string(), site: z.string() }),
})
type Demo = z.infer<typeof demoSchema>

const FILE = join(ROOT, 'demo/src/for-start.ts')

/** The demo's description of itself; undefined in a checkout without it. */
export const DEMO: Demo | undefined = existsSync(FILE) ? await loadDemo() : undefined

async function loadDemo(): Promise<Demo> {
  const { FOR_START }: { FOR_START: unknown } = await import(pathToFileURL(FILE).href)
  return demoSchema.parse(FOR_START)
}
