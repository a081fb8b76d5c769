import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { ROOT } from '../../scripts/state-folder.ts'
import type { About } from './history.ts'

export function describeMachine(): About['machine'] {
  return {
    cores: availableParallelism(),
    model: cpus()[0]?.model.trim() ?? 'unknown',
    memoryMb: Math.round(totalmem() / 2 ** 20),
    node: process.version,
  }
}

/** Returns the commit, such as `4f2a91c`, with a `+` when files differ from it, or `unknown` without git. */
export function findCommit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  const { status, stdout } = git('rev-parse', '--short', 'HEAD')
  if (status !== 0) return 'unknown'
  return `${stdout.trim()}${git('status', '--porcelain').stdout.trim() === '' ? '' : '+'}`
}

export function hasCommand(name: string): boolean {
  return spawnSync('which', [name]).status === 0
}

/** Debian's packages of the programs, for rows that cannot be measured without them. */
const PACKAGES: Record<string, string> = { nginx: 'nginx-light', wrk: 'wrk', taskset: 'util-linux' }

/** Says why something cannot be measured here and what to install, or returns undefined. */
export function findMissing(names: readonly string[], has = hasCommand): string | undefined {
  const missing = names.filter((name) => !has(name))
  if (missing.length === 0) return undefined
  const packages = missing.map((name) => PACKAGES[name] ?? name)
  return `no ${missing.join(', ')} here (Debian: apt-get install ${packages.join(' ')})`
}
