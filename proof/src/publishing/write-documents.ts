import { randomUUID } from 'node:crypto'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import type { AdminClient } from '../admin-client.ts'

const PROOF_SITES = [
  `${MAIN_BRAND}/nl_NL`,
  `${MAIN_BRAND}/de_DE`,
  `${MAIN_BRAND}/en_US`,
  `${OTHER_BRAND}/nl_NL`,
] as const
/** Sites that show the products: one save of a product's facts changes one entry in each. */
export const WRITTEN_SITES = [`${MAIN_BRAND}/nl_NL`, `${MAIN_BRAND}/de_DE`, `${MAIN_BRAND}/en_US`] as const
const PRODUCT_COUNTRIES = ['NL', 'DE', 'US']

/** Saves that were confirmed to a writer: the last stamp of each page (in the title) and product (in the price). */
export type WrittenDocuments = {
  pages: Map<string, number>
  products: Map<string, { sku: string; stamp: number }>
  gone: Set<string>
  publishes: number
}

type Writer = {
  admin: AdminClient
  number: number
  written: WrittenDocuments
  publishes: number
  onPublish: () => void
}

/**
 * Acts as one editor: renames and moves a page, changes the price of a product that three countries show, and makes,
 * unpublishes and deletes other pages. Each save carries a higher stamp than the one before.
 */
export async function writeDocuments({ admin, number, written, publishes, onPublish }: Writer): Promise<void> {
  const site = PROOF_SITES[number % PROOF_SITES.length]
  const page = randomUUID()
  const must = bindMust(admin)
  await must('POST', '/pages', { id: page, site, ...toPage(number, 0), path: `proof-${number}` })
  const product = await makeProduct(must, number)
  let temporary = ''
  for (let stamp = 1; stamp <= publishes; stamp += 1) {
    const step = stamp % 10
    if (step === 1 || step === 6) {
      await must('PATCH', `/product-facts/${product.id}?overwrite=true`, { markets: toMarkets(stamp) })
      written.products.set(product.id, { sku: product.sku, stamp })
    } else if (step === 2) {
      temporary = randomUUID()
      await must('POST', '/pages', { id: temporary, site, ...toPage(number, stamp), path: `proof-${number}/${stamp}` })
    } else if (step === 3) {
      await must('PATCH', `/pages/${temporary}?overwrite=true`, { _status: 'draft' })
    } else if (step === 4) {
      await must('DELETE', `/pages/${temporary}`)
      written.gone.add(temporary)
    } else {
      const moved = step === 0 ? { path: `proof-${number}/moved-${stamp}` } : {}
      await must('PATCH', `/pages/${page}?overwrite=true`, { ...toPage(number, stamp), ...moved })
      written.pages.set(page, stamp)
    }
    written.publishes += 1
    onPublish()
  }
}

type Must = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown) => Promise<void>

/** Throws on a refusal, unless a lost answer explains it: the document is already there, or already gone. */
function bindMust(admin: AdminClient): Must {
  return async (method, path, data) => {
    const lostBefore = admin.lostAnswers
    const { status, body } = await admin.send(method, path, data)
    if (status < 300) return
    const wasRepeated = admin.lostAnswers > lostBefore
    if (wasRepeated && (method === 'POST' || (method === 'DELETE' && status === 404))) return
    throw new Error(`${method} ${path} → ${status}: ${JSON.stringify(body)}`)
  }
}

function toPage(number: number, stamp: number) {
  return {
    template: 'Default',
    title: `Writer ${number} stamp ${stamp}`,
    translationGroup: `proof-${number}`,
    _status: 'published',
  }
}

async function makeProduct(must: Must, number: number): Promise<{ id: string; sku: string }> {
  const id = randomUUID()
  const sku = String(900_000_000 + number)
  await must('POST', '/product-facts', {
    id,
    sku,
    name: `Proof ${number}`,
    brands: [MAIN_BRAND],
    markets: toMarkets(0),
  })
  for (const site of WRITTEN_SITES) {
    await must('POST', '/product-texts', {
      id: randomUUID(),
      site,
      facts: id,
      name: `Proof ${number}`,
      url_slug: 'proof',
      url_key: `product-${number}`,
      _status: 'published',
    })
  }
  return { id, sku }
}

const toMarkets = (stamp: number) =>
  PRODUCT_COUNTRIES.map((country) => ({ country, available: true, rrp: stamp, currency: 'EUR' }))
