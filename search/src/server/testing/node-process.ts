import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { endProcess } from '../../../../scripts/end-process.ts'
import { ADMIN_KEY, SEARCH_KEY } from './test-node.ts'

export type NodeProcess = {
  url: string
  port: number
  kill: () => Promise<void>
  stop: () => Promise<number | null>
  log: string[]
}

/** Starts a node in a separate process on a free port. `script` is the file that serves it. */
export async function startNodeProcess(
  script: string,
  dir: string,
  further: Record<string, string> = {},
): Promise<NodeProcess> {
  const env = {
    PATH: process.env.PATH,
    SEARCH_DIR: dir,
    SEARCH_PORT: '0',
    SEARCH_ADMIN_KEY: ADMIN_KEY,
    SEARCH_KEY,
    ...further,
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const log: string[] = []
  const url = await findUrl(child, log)
  return {
    url,
    port: Number(new URL(url).port),
    log,
    stop: () => endProcess(child, 'SIGTERM'),
    kill: async () => {
      await endProcess(child)
    },
  }
}

async function findUrl(child: ChildProcess, log: string[]): Promise<string> {
  if (child.stdout === null || child.stderr === null) throw new Error('The node cannot be heard.')
  child.stderr.on('data', (part) => log.push(String(part)))
  const lines = createInterface({ input: child.stdout })
  return new Promise((done, fail) => {
    lines.on('line', (line) => {
      log.push(line)
      const found = /http:\/\/[\d.]+:\d+/.exec(line)
      if (found !== null) done(found[0])
    })
    child.once('close', () => fail(new Error(`The node ended before it listened: ${log.join('\n')}`)))
  })
}
