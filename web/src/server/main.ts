import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { findPortFault } from '@menagerie/telemetry/port-fault'
import { type Env, readEnv } from '../platform/env.ts'
import { exitWithMessage } from './exit-with-message.ts'
import { addressingOf, originsOf } from './http/origins.ts'
import { superviseSite } from './supervise-site.ts'

/** The project's root, from both `web/src/server` and `web/dist/server`. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

const env = readEnv(process.env, ROOT)
if (env.ok) await run(env.value)
else exitWithMessage(env.error)

async function run(env: Env): Promise<void> {
  // The supervisor checks the ports of its processes.
  const fault = cluster.isPrimary ? await findFault(env) : undefined
  if (fault !== undefined) return exitWithMessage(fault)
  if (cluster.isPrimary && env.WEB_PROCESSES > 1) return superviseSite(env, fileURLToPath(import.meta.url))
  // Loaded here, so that a supervisor does not load all that pages are made of.
  const { runSite } = await import('./run-site.ts')
  await runSite(env, ROOT)
}

async function findFault(env: Env): Promise<string | undefined> {
  for (const { port, portVariable } of originsOf(env, addressingOf(env))) {
    const fault = await findPortFault({ host: env.HOST, port, portVariable })
    if (fault !== undefined) return fault
  }
  return undefined
}
