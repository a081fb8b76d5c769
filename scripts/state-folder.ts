import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Returns the folder of everything that this checkout keeps between runs; git ignores it. MENAGERIE_VAR names another one. */
export function findStateFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.MENAGERIE_VAR ? resolve(ROOT, env.MENAGERIE_VAR) : join(ROOT, 'var')
}
