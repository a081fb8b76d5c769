import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { Problem } from './problem.ts'

const secretsSchema = z.object({
  databasePassword: z.string().min(16),
  payloadSecret: z.string().min(32),
  feedToken: z.string().min(32),
  readTokens: z.record(z.string(), z.string().min(32)),
  accountsToken: z.string().min(32),
  submissionsToken: z.string().min(32),
  sessionSecret: z.string().min(32),
})
export type Secrets = z.infer<typeof secretsSchema>

/** Loads the secrets for local use. They are made once and only their owner may read them. Production sets the environment instead. */
export function loadSecrets(stateFolder: string): Secrets {
  const file = join(stateFolder, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(stateFolder, { recursive: true })
    writeSecrets(file, createSecrets(), 'wx')
  }
  try {
    const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
    const fresh = createSecrets()
    const tokens = z.record(z.string(), z.unknown()).optional().parse(stored.readTokens)
    const secrets = secretsSchema.parse({ ...fresh, ...stored, readTokens: { ...fresh.readTokens, ...tokens } })
    // Secrets that a newer version or another brand needs are added to those of an older checkout.
    if (JSON.stringify(secrets) !== JSON.stringify(secretsSchema.safeParse(stored).data))
      writeSecrets(file, secrets, 'w')
    // A command for another company may have added tokens of its brands. The processes of this company do not know them.
    const own = Object.entries(secrets.readTokens).filter(([brand]) => BRAND_KEYS.includes(brand))
    return { ...secrets, readTokens: Object.fromEntries(own) }
  } catch {
    throw new Problem(
      `${file} cannot be read as the secrets of this checkout: put a good copy back, or move it away together with the database.`,
    )
  }
}

function writeSecrets(file: string, secrets: Secrets, flag: 'w' | 'wx'): void {
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag })
}

function createSecrets(): Secrets {
  const secret = () => randomBytes(24).toString('hex')
  return {
    databasePassword: secret(),
    payloadSecret: secret(),
    feedToken: secret(),
    readTokens: Object.fromEntries(BRAND_KEYS.map((brand) => [brand, secret()])),
    accountsToken: secret(),
    submissionsToken: secret(),
    sessionSecret: secret(),
  }
}
