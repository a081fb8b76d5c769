import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Problem } from './problem.ts'

const secretsSchema = z.object({
  databasePassword: z.string().min(16),
  payloadSecret: z.string().min(32),
  feedToken: z.string().min(32),
  readTokens: z.record(z.string(), z.string().min(32)),
})
export type Secrets = z.infer<typeof secretsSchema>

/** Secrets for local use: made once, readable by their owner only. Production sets the environment instead. */
export function loadSecrets(stateFolder: string): Secrets {
  const file = join(stateFolder, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(stateFolder, { recursive: true })
    writeFileSync(file, `${JSON.stringify(createSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  }
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Problem(
      `${file} cannot be read as the secrets of this checkout: put a good copy back, or move it away together with the database.`,
    )
  }
}

function createSecrets(): Secrets {
  const secret = () => randomBytes(24).toString('hex')
  return {
    databasePassword: secret(),
    payloadSecret: secret(),
    feedToken: secret(),
    readTokens: { tailwell: secret(), aldergrove: secret() },
  }
}
