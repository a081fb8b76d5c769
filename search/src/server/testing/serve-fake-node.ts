import { readNodeEnv } from '../node-env.ts'
import { logToStdout } from '../node-log.ts'
import { serveNode } from '../serve-node.ts'
import { FakeEngine } from './fake-engine.ts'

/** What `main.ts` does, with an engine that takes no time: for tests that kill it often. */
const env = readNodeEnv(process.env, process.cwd())
if (!env.ok) throw new Error(env.error)
const { port } = await serveNode(env.value, new FakeEngine(), logToStdout)
logToStdout('info', `http://127.0.0.1:${port}`)
