import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from '../../end-process.ts'
import { Problem } from '../../problem.ts'
import { ROOT } from '../../state-folder.ts'
import type { Variables } from '../roles.ts'

/** A large catalogue takes long to load. */
const READY_MS = 60 * 60_000
const LOOK_MS = 100
const TAIL = 2_000

type Started = { role: string; env: Variables; folder: string; signal: AbortSignal }

const toLogFile = (folder: string, role: string) => join(folder, 'log', `${role}.log`)

function launch({ role, env, folder, signal }: Started, args: readonly string[] = []): ChildProcess {
  signal.throwIfAborted()
  const child = spawn(process.execPath, ['scripts/production/start.ts', role, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(toLogFile(folder, role))
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false })
  signal.addEventListener('abort', () => child.kill('SIGTERM'))
  return child
}

/** Runs an operator's command to its end and returns its output. */
export function runDrillTool(started: Started, args: readonly string[]): Promise<string> {
  const child = launch(started, args)
  let [told, complaints] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done(told) : fail(new Problem((complaints || told).trim().slice(-TAIL) || `It ended with ${code}.`)),
    )
  })
}

/** Starts a process of the product and waits until it is ready. Returns the function that ends it. */
export async function startDrillProcess(started: Started, readyUrl: string): Promise<() => Promise<void>> {
  const child = launch(started)
  const end = async () => void (await endProcess(child, 'SIGTERM'))
  const until = performance.now() + READY_MS
  while (child.exitCode === null && child.signalCode === null && performance.now() < until) {
    started.signal.throwIfAborted()
    const status = await askStatus(readyUrl)
    if (status === 200) return end
    await wait(LOOK_MS)
  }
  await end()
  const { role, folder } = started
  throw new Problem(`${role} does not start:\n${readFileSync(toLogFile(folder, role), 'utf8').trim().slice(-TAIL)}`)
}

const askStatus = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
