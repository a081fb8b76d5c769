import { fileURLToPath } from 'node:url'
import { createSearchEngine } from '../engine/search-engine.ts'
import { readNodeEnv } from './node-env.ts'
import { logToStdout } from './node-log.ts'
import { serveNode } from './serve-node.ts'

/** Root folder of the project. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const env = readNodeEnv(process.env, ROOT)
if (env.ok) await run()
else {
  console.error(env.error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (!env.ok) return
  const served = await serveNode(env.value, createSearchEngine(), logToStdout).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
  const { port, ready, stop } = served
  logToStdout('info', `search listens on http://${env.value.host}:${port}/1/`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      logToStdout('info', `${signal}: finishing what was begun`)
      void stop().then(() => logToStdout('info', 'stopped'))
    })
  }
  await ready
  logToStdout('info', 'every index is there')
}
