import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { removeCluster } from '../../scripts/postgres/remove-cluster.ts'
import { ROOT } from '../../scripts/state-folder.ts'
import { openSnapshot } from '../../web/src/replica/snapshot.ts'
import { startWholeProduct, toProductFolder } from './product.ts'

/** Files that determine the demo's published state. */
const SOURCES = [
  'demo/src/**',
  'demo/words/**',
  'demo/articles/**',
  'contract/src/**',
  'studio/src/{access,migrations,model,platform,publish,tools}/**',
  'sites/src/**',
  'company/**',
]

/** Returns a replica of the demo: from the given snapshot, or from a product that is started once per state of the demo's sources. */
export async function findDemoReplica(folder: string, say: (text: string) => void): Promise<string> {
  if (process.env.SNAPSHOT) {
    const replica = join(folder, 'snapshot')
    openSnapshot(resolve(ROOT, process.env.SNAPSHOT), replica)
    return replica
  }
  await prepareProduct(folder, say)
  return join(folder, 'demo')
}

/** Prepares the product's state with the demo of the current sources, and a replica of it in `demo/` beside it. */
export async function prepareProduct(folder: string, say: (text: string) => void): Promise<void> {
  const mark = join(folder, 'demo', 'menagerie-sources')
  const sources = hashSources(SOURCES)
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return
  say('starting the product a first time, to have the demo')
  removeCluster(toProductFolder(folder))
  const product = await startWholeProduct(folder)
  await product.stop()
  rmSync(join(folder, 'demo'), { recursive: true, force: true })
  cpSync(join(toProductFolder(folder), 'replica'), join(folder, 'demo'), { recursive: true })
  writeFileSync(mark, sources)
}

/** Returns a hash that changes when one of these files does. Tests and READMEs do not count. */
export function hashSources(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], {
    cwd: ROOT,
    exclude: (name) => /node_modules|\.test\.tsx?$|README\.md$/.test(name),
  })
  for (const file of files.sort()) {
    const path = join(ROOT, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}
