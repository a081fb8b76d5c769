import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from './bundle-server.ts'
import { SITE } from './shared-config.ts'

type Threads = { search: string; outbox: string }

/** The threads of the server, each one file named after what is in it; returns their names. */
export async function bundleThreads(outDir: string): Promise<Threads> {
  return { search: await bundleThread(outDir, 'search'), outbox: await bundleThread(outDir, 'outbox') }
}

async function bundleThread(outDir: string, name: keyof Threads): Promise<string> {
  await bundleServer(outDir, join(SITE, `src/server/${name}/thread.ts`), `${name}-[hash].js`)
  const thread = readdirSync(outDir).find((file) => file.startsWith(`${name}-`))
  if (thread === undefined) throw new Error(`The thread of ${name} was not built`)
  return thread
}
