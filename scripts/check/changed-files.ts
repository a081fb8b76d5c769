import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../state-folder.ts'

/** Branches that a change is compared with. The first one that exists is used. */
const BASES = ['origin/main', 'main']

/** Lists the files that differ from where this branch left the main one, committed or not. Deleted files are left out. */
export function listChangedFiles(): string[] {
  const base = BASES.map((branch) => git('merge-base', 'HEAD', branch)[0]).find((commit) => commit !== undefined)
  const files = [
    ...git('diff', '--name-only', '--no-renames', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file))).sort()
}

function git(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
}
