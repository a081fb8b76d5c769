import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Problem } from '../problem.ts'
import { type ProcessRole, withoutOthersSecrets } from '../production/roles.ts'
import { ROOT } from '../state-folder.ts'

const EXIT_WITH_PARENT = fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url))
const STOP_TIMEOUT_MS = 10_000

export type ServiceOptions = {
  name: string
  /** Role that decides which secrets the service gets. All others stay with the starter. */
  role: ProcessRole
  args: string[]
  env: Record<string, string>
  readyUrls: string[]
  /** Address that answers as long as the process works at all. */
  healthUrl: string
  logFolder: string
}

export type StartedService = { name: string; child: ChildProcess; logFile: string; stop: () => Promise<void> }

/** Starts a service in its own process group, so that Ctrl-C reaches only us and we stop all services in order. */
export function startService({ name, role, args, env, logFolder }: ServiceOptions): StartedService {
  const logFile = join(logFolder, `${name}.log`)
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: {
      NODE_ENV: process.env.NODE_ENV,
      ...withoutOthersSecrets(role, { ...process.env, ...env }),
      MENAGERIE_STARTER: String(process.pid),
    },
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  return { name, child, logFile, stop: () => stop(child) }
}

/** Resolves when every address answers 200. */
export async function waitUntilReady(
  service: StartedService,
  urls: string[],
  signal: AbortSignal,
  timeoutMs = 180_000,
) {
  const deadline = Date.now() + timeoutMs
  for (const url of urls) {
    while (!(await answers(url))) {
      signal.throwIfAborted()
      if (hasEnded(service.child)) throw new Problem(toEndedText(service))
      if (Date.now() > deadline)
        throw new Problem(`${service.name} is not ready at ${url} after ${timeoutMs / 1000} s: see ${service.logFile}.`)
      await new Promise((done) => setTimeout(done, 25))
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}

function toEndedText({ name, logFile }: StartedService): string {
  const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' | ')
  return `${name} ended while starting (${last}): see ${logFile}.`
}

function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(force)
      done()
    })
    child.kill('SIGTERM')
  })
}
