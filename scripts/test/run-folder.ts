import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../is-alive.ts'
import { findStateFolder } from '../state-folder.ts'

const removeAll = (folder: string) => rmSync(folder, { recursive: true, force: true })

type RunFolder = {
  /** Removes one that a run left behind. */
  remove?: (folder: string) => void
  /** Folder that holds it; `var/test/` by default. */
  parent?: string | undefined
}

/** Makes a folder named by this process, and removes those whose process is gone: a run that was killed could not. */
export function makeRunFolder(name: string, { remove = removeAll, parent }: RunFolder = {}): string {
  const folder = parent ?? join(findStateFolder(), 'test')
  mkdirSync(folder, { recursive: true })
  for (const found of readdirSync(folder)) {
    const [, own, pid] = /^(.+)-(\d+)$/.exec(found) ?? []
    if (own === name && !isAlive(Number(pid))) remove(join(folder, found))
  }
  const made = join(folder, `${name}-${process.pid}`)
  mkdirSync(made, { recursive: true })
  return made
}

/** From now on this process and all it starts write their temporary files into such a folder, which ends with it. */
export function keepTemporaryFiles(): void {
  if (process.env.TMPDIR?.endsWith(`tmp-${process.pid}`)) return
  const folder = makeRunFolder('tmp')
  process.env.TMPDIR = folder
  process.on('exit', () => removeAll(folder))
}
