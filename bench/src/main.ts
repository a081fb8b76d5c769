import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pickPorts } from '../../scripts/port.ts'
import { loadSecrets } from '../../scripts/secrets.ts'
import { findStateFolder } from '../../scripts/state-folder.ts'
import { measureCachedPage } from './cached-page.ts'
import { findShownProduct } from './find-readers.ts'
import { measurePageBytes } from './page-bytes.ts'
import { startProduct } from './product.ts'
import { measurePublishing } from './publishing.ts'
import { measureRendering } from './rendering.ts'
import { writeReport } from './report.ts'
import type { Row } from './row.ts'
import { measureStart } from './start-time.ts'

/** `npm run bench`: the speed figures, each beside its baseline of the same run. State in `var/bench`, ports of its own. */
const PUBLISHES = 200
const stateFolder = join(findStateFolder(), 'bench')
const ports = await pickPorts()
const say = (text: string) => console.log(`… ${text}`)

say('starting the product, a first time to have its data')
await (await startProduct(stateFolder, ports)).stop()
say('and the second time, which counts')
const product = await startProduct(stateFolder, ports)
const origin = `http://localhost:${ports.SITE_PORT_TAILWELL}`
const { readTokens, databasePassword } = loadSecrets(stateFolder)
const contentApi = `http://127.0.0.1:${ports.CONTENT_API_PORT}`
const shown = await findShownProduct(contentApi, readTokens.tailwell ?? '', origin)
const rows: Row[] = []

say('bytes of reading pages')
rows.push(
  ...(await measurePageBytes(origin, [
    { name: 'home', path: '/' },
    { name: 'product', path: shown.path },
  ])),
)

say(`${PUBLISHES} publishes`)
const databaseUrl = `postgres://menagerie:${databasePassword}@127.0.0.1:${ports.PG_PORT}/menagerie`
Object.assign(process.env, { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: loadSecrets(stateFolder).payloadSecret })
rows.push(...(await publish()))
await product.stop()

const replicaDir = join(stateFolder, 'replica-copy')
rmSync(replicaDir, { recursive: true, force: true })
cpSync(join(stateFolder, 'replica'), replicaDir, { recursive: true })
say('cached pages')
rows.push(...(await measureCachedPage(replicaDir, shown.path)))
say('rendering')
rows.push(...(await measureRendering(replicaDir, shown.path, 'tailwell/en_US')))
say('starting')
rows.push(...(await measureStart(product, replicaDir)))

rows.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
console.log('')
writeReport(join(stateFolder, 'report.json'), rows)
process.exit(0)

async function publish(): Promise<Row[]> {
  // Loaded now, because the configuration reads the address of the database when it is loaded.
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../studio/src/payload.config.ts')
  const studio = await getPayload({ config })
  const { docs } = await studio.find({
    collection: 'product-texts',
    where: { and: [{ site: { equals: 'tailwell/en_US' } }, { 'facts.sku': { equals: shown.sku } }] },
    depth: 0,
  })
  const [text] = docs
  if (!text) throw new Error(`No text of product ${shown.sku}`)
  const before = { name: text.name, _status: 'published' as const }
  try {
    return await measurePublishing(
      { studio, databaseUrl, origin, textId: String(text.id), readers: shown.readers },
      PUBLISHES,
    )
  } finally {
    await studio.update({ collection: 'product-texts', id: text.id, data: before })
    await studio.destroy()
  }
}
