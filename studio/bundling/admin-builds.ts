import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where Next keeps what it makes: `dev/` of `npm run dev`, and ours: `builds/NAME/`, and `current` with the NAME to start. */
const NEXT_FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), '.next')
/** In the folder of a build: a file per process that runs from it, named by its id. */
const USERS = 'used-by'

/** The builds of the admin below `root`: each in a folder of its own, so none is written over while a process runs from it. */
export function listAdminBuilds(root = NEXT_FOLDER) {
  const builds = join(root, 'builds')
  const pointer = join(root, 'current')
  const toFolder = (name: string) => join(builds, name)
  const isWhole = (name: string) => existsSync(join(toFolder(name), 'BUILD_ID'))

  /** The folder of the build that a start takes, if there is one. */
  function findCurrent(): string | undefined {
    const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : ''
    return name && isWhole(name) ? toFolder(name) : undefined
  }

  /** A folder for a build that is about to begin; the process counts as one that uses it until it ends. */
  function begin(): string {
    const folder = toFolder(`${Date.now().toString(36)}-${randomBytes(3).toString('hex')}`)
    markUsed(folder)
    return folder
  }

  /** What starts from now on takes this build; what runs stays with its own. */
  function makeCurrent(folder: string): void {
    const next = `${pointer}.${process.pid}`
    writeFileSync(next, `${folder.slice(builds.length + 1)}\n`)
    renameSync(next, pointer)
  }

  /** The current build, kept for this process. It is looked up again after the mark: a build may have taken its place between the two. */
  function takeCurrent(): string | undefined {
    for (;;) {
      const folder = findCurrent()
      if (!folder) return undefined
      markUsed(folder)
      if (findCurrent() === folder) return folder
      unmarkUsed(folder)
    }
  }

  /** Removes builds that neither a start nor a living process will read again. */
  function sweep(): void {
    const current = findCurrent()
    for (const name of existsSync(builds) ? readdirSync(builds) : []) {
      const folder = toFolder(name)
      if (folder !== current && !isUsed(folder)) rmSync(folder, { recursive: true, force: true })
    }
  }

  return { findCurrent, begin, makeCurrent, takeCurrent, sweep }
}

function markUsed(folder: string): void {
  mkdirSync(join(folder, USERS), { recursive: true })
  writeFileSync(join(folder, USERS, String(process.pid)), '')
}

export function unmarkUsed(folder: string): void {
  rmSync(join(folder, USERS, String(process.pid)), { force: true })
}

function isUsed(folder: string): boolean {
  const users = join(folder, USERS)
  return existsSync(users) && readdirSync(users).some((pid) => isRunning(Number(pid)))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // The process belongs to another user of the machine: it runs, and takes no signal of ours.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
