import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../is-alive.ts'
import { findStateFolder } from '../state-folder.ts'

const removeAll = (folder: string) => rmSync(folder, { recursive: true, force: true })

type RunFolder = {
  /** Removes a folder that an earlier run left behind. */
  remove?: (folder: string) => void
  /** Parent folder; `var/test/` by default. */
  parent?: string | undefined
}

/** Makes a folder named after this process. Removes folders whose process has ended without removing them, because it was killed. */
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

/** Makes this process and all that it starts write temporary files into such a folder, which is removed at its end. */
export function keepTemporaryFiles(): void {
  if (process.env.TMPDIR?.endsWith(`tmp-${process.pid}`)) return
  const folder = makeRunFolder('tmp')
  process.env.TMPDIR = folder
  process.on('exit', () => removeAll(folder))
}
