import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { SITE } from './shared-config.ts'

type Threads = { search: string; outbox: string }

/** Bundles each thread of the server into one file with a content hash in its name; returns the names. */
export async function bundleThreads(outDir: string, plugins: Plugin[] = []): Promise<Threads> {
  return {
    search: await bundleThread(outDir, 'search', plugins),
    outbox: await bundleThread(outDir, 'outbox', plugins),
  }
}

async function bundleThread(outDir: string, name: keyof Threads, plugins: Plugin[]): Promise<string> {
  const entry = join(SITE, `src/server/${name}/thread.ts`)
  await bundleServer(outDir, { entry, name: `${name}-[hash].js`, plugins })
  const thread = readdirSync(outDir).find((file) => file.startsWith(`${name}-`))
  if (thread === undefined) throw new Error(`The thread of ${name} was not built`)
  return thread
}
