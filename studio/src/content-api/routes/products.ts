import type { HttpBindings } from '@hono/node-server'
import { skuSchema } from '@menagerie/contract/product'
import type { Hono } from 'hono'
import { type Api, siteOf } from '../api.ts'
import type { PublishedEntry } from '../published-reads.ts'
import { Refusal } from '../refusal.ts'

const MAX_SKUS = 100

/** Spec §7: products by sku, by list of skus, all; products of a category. Answers are in `data`. */
export function addProductCalls(app: Hono<{ Bindings: HttpBindings }>, api: Api): void {
  app.get('/products', async (c) => {
    const site = siteOf(api, c)
    if (c.req.query('all') === '1') return c.json({ data: (await api.reads.all('product', site)).map(toProductAnswer) })
    const skus = c.req.queries('sku[]') ?? []
    refuseBadSkus(skus)
    return c.json({ data: (await api.reads.byKeys('product', site, skus)).map(toProductAnswer) })
  })
  app.get('/products/:sku', async (c) => {
    const [product] = await api.reads.byKeys('product', siteOf(api, c), [c.req.param('sku')])
    if (product === undefined) throw new Refusal(404, 'There is no product with this sku')
    return c.json({ data: toProductAnswer(product) })
  })
  app.on('GET', ['/categories/:code/products', '/categories/:code/products/'], async (c) => {
    const site = siteOf(api, c)
    const [category] = await api.reads.byField('category', site, 'code', c.req.param('code'))
    if (category === undefined) throw new Refusal(404, 'There is no category with this code')
    const products = await api.reads.byKeys('product', site, category.body.products)
    return c.json({ data: products.map(toProductAnswer) })
  })
}

function refuseBadSkus(skus: readonly string[]): void {
  if (skus.length === 0) throw new Refusal(400, 'Name products by sku[], or ask for all=1', { 'sku[]': ['is missing'] })
  if (skus.length > MAX_SKUS) throw new Refusal(400, 'Too many products', { 'sku[]': [`at most ${MAX_SKUS}`] })
  const wrong = skus.filter((sku) => !skuSchema.safeParse(sku).success)
  if (wrong.length > 0)
    throw new Refusal(400, 'A sku has digits only', { 'sku[]': wrong.map((sku) => `not a sku: ${sku.slice(0, 40)}`) })
}

function toProductAnswer({ path, body }: PublishedEntry<'product'>) {
  return { ...body, path }
}
