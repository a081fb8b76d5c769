import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listAdminBuilds, unmarkUsed } from './admin-builds.ts'
import { BUILD_FOLDER } from './find-dist-dir.ts'

const STUDIO = dirname(dirname(fileURLToPath(import.meta.url)))

/** Builds the admin beside those that run, and lets the next start take it. One that fails leaves the last one as it was. */
export async function buildAdmin(): Promise<string> {
  const builds = listAdminBuilds()
  const folder = builds.begin()
  try {
    await runNext(folder)
    builds.makeCurrent(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    unmarkUsed(folder)
    builds.sweep()
  }
  return folder
}

/** In a process of its own: Next reads its settings and its environment once per process. */
function runNext(folder: string): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [next, 'build', STUDIO], {
      env: { ...process.env, NODE_ENV: 'production', [BUILD_FOLDER]: folder },
      stdio: 'inherit',
    })
    child.once('error', fail)
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`The build of the admin ended with ${code}.`))))
  })
}
