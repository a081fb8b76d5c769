import type { Payload } from 'payload'
import type { Content } from '../content/load-content.ts'
import { importAuthors } from './import-authors.ts'
import { importBackOffice } from './import-back-office.ts'
import { importFacts } from './import-facts.ts'
import { importLeaflets } from './import-leaflets.ts'
import { importPictures } from './import-pictures.ts'
import { importSites } from './import-sites.ts'
import { importStores } from './import-stores.ts'
import { importTerms } from './import-terms.ts'
import { importUsers } from './import-users.ts'

export type Imported = Record<
  'pictures' | 'terms' | 'authors' | 'products' | 'leaflets' | 'stores' | 'siteDocuments' | 'backOffice' | 'users',
  number
>

/** Whether no page exists yet, whoever made it. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true })
  return totalDocs === 0
}

/** Brings in what is missing, each after what it refers to; what is there, imported or changed by editors, stays as it is. */
export async function importAll(payload: Payload, content: Content, say: (line: string) => void): Promise<Imported> {
  const sayOfSite = (site: string, made: number) => {
    if (made > 0) say(`    ${site.padEnd(18)} ${made} documents`)
  }
  return {
    pictures: await timed('pictures', say, () => importPictures(payload, content.pictures)),
    terms: await timed('terms', say, () => importTerms(payload, content.terms)),
    authors: await timed('authors', say, () => importAuthors(payload, content.authors)),
    products: await timed('products', say, () => importFacts(payload, content.facts)),
    leaflets: await timed('leaflets', say, () => importLeaflets(payload, content)),
    stores: await timed('stores', say, () => importStores(payload, content.stores)),
    siteDocuments: await timed('documents of sites', say, () => importSites(payload, content.sites, sayOfSite)),
    backOffice: await timed('back office', say, () => importBackOffice(payload, content)),
    users: await timed('people', say, () => importUsers(payload)),
  }
}

async function timed(what: string, say: (line: string) => void, work: () => Promise<number>): Promise<number> {
  const began = performance.now()
  const made = await work()
  say(`  ${what.padEnd(20)} ${String(made).padStart(4)} new   ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return made
}
