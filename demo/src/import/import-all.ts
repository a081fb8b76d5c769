import type { Payload } from 'payload'
import type { Content } from '../content/load-content.ts'
import { importFacts } from './import-facts.ts'
import { importPictures } from './import-pictures.ts'
import { importSites } from './import-sites.ts'
import { importUsers } from './import-users.ts'

export type Imported = { pictures: number; products: number; siteDocuments: number; users: number }

/** Whether no page exists yet, whoever made it. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true })
  return totalDocs === 0
}

/** Brings in what is missing; what is there, imported or changed by editors, stays as it is. */
export async function importAll(payload: Payload, content: Content, say: (line: string) => void): Promise<Imported> {
  const pictures = await timed('pictures', say, () => importPictures(payload, content.pictures))
  const products = await timed('products', say, () => importFacts(payload, content.facts))
  const siteDocuments = await timed('pages, texts, menus', say, () =>
    importSites(payload, content.sites, (site, made) => {
      if (made > 0) say(`    ${site.padEnd(18)} ${made} documents`)
    }),
  )
  const users = await timed('people', say, () => importUsers(payload))
  return { pictures, products, siteDocuments, users }
}

async function timed(what: string, say: (line: string) => void, work: () => Promise<number>): Promise<number> {
  const began = performance.now()
  const made = await work()
  say(`  ${what.padEnd(20)} ${String(made).padStart(4)} new   ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return made
}
