import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from './bundle-server.ts'
import { SITE } from './shared-config.ts'

/** The threads of the server, each one file named after what is in it; returns their names. */
export async function bundleThreads(outDir: string): Promise<{ search: string }> {
  await bundleServer(outDir, join(SITE, 'src/server/search/thread.ts'), 'search-[hash].js')
  const search = readdirSync(outDir).find((file) => file.startsWith('search-'))
  if (search === undefined) throw new Error('The search thread was not built')
  return { search }
}
