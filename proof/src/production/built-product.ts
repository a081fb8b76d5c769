import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MAIN_PORT } from '@menagerie/demo/brands'
import { endProcess } from '../../../scripts/end-process.ts'
import { atEnd } from '../endings.ts'
import { toImageCommand } from './as-image.ts'

type Variables = Readonly<Record<string, string>>

const START_MS = 120_000
/** Environment besides the settings: enough to find Node, and no settings of this shell. */
const BARE = { PATH: process.env.PATH ?? '', HOME: '/nonexistent' }

/** Runs an operator's command in a built folder to its end. Throws its output if it fails. */
export function runTool(build: string, args: readonly string[], env: Variables): Promise<string> {
  return new Promise((done, fail) => {
    const [command = '', ...rest] = toImageCommand(build, args)
    const child = spawn(command, rest, {
      cwd: build,
      env: { ...BARE, NODE_ENV: 'production', ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    child.once('close', (code) =>
      code === 0 ? done(said) : fail(new Error(`${args.join(' ')} ended with ${code}: ${said}`)),
    )
  })
}

export type BuiltProcess = { child: ChildProcess; logFile: string; end: () => Promise<void> }

/** Starts one process of a built folder as systemd would. */
export function startBuilt(build: string, role: string, env: Variables, logFolder: string): BuiltProcess {
  mkdirSync(logFolder, { recursive: true })
  const logFile = join(logFolder, `${role}-${env.ADMIN_PORT ?? env.CONTENT_API_PORT ?? env[MAIN_PORT] ?? ''}.log`)
  const log = openSync(logFile, 'a')
  const [command = '', ...args] = toImageCommand(build, [role])
  const child = spawn(command, args, {
    cwd: build,
    env: { ...BARE, NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, log],
  })
  const end = async () => {
    await endProcess(child, 'SIGTERM')
  }
  atEnd(end)
  return { child, logFile, end }
}

export async function waitUntilAnswers({ child, logFile }: BuiltProcess, url: string): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) break
    const status = await fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await wait(50)
  }
  throw new Error(`${url} is not ready: ${readFileSync(logFile, 'utf8').slice(-2_000)}`)
}
