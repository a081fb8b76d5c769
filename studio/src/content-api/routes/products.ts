import { listAnswer } from '@menagerie/contract/answers/list-answer'
import { type ProductAnswer, productAnswerSchema } from '@menagerie/contract/answers/product-answer'
import { clipText } from '@menagerie/contract/human-text'
import { skuSchema } from '@menagerie/contract/product'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import type { PublishedReads } from '../call/published-reads.ts'
import { wholeListFields } from '../call/read-query.ts'
import { CallRefusal } from '../call/refusal.ts'
import { WholeList } from '../call/whole-list.ts'

const MAX_SKUS = 100
const askedSku = z.string().refine((text) => skuSchema.safeParse(text).success, {
  error: ({ input }) => `not a sku: ${clipText(String(input), 40)}`,
})

const listProducts = defineCall(
  {
    path: '/products',
    summary:
      'Returns products by a list of skus, in the order of that list, or all with `all=1`. Unknown skus are left out',
    spec: '§7 Content API, product calls',
    scope: 'read',
    of: 'site',
    query: z.object({
      ...wholeListFields,
      'sku[]': z.array(askedSku).max(MAX_SKUS, `at most ${MAX_SKUS}`).optional().describe('Repeated for each sku.'),
    }),
    answer: listAnswer(productAnswerSchema),
    revalidates: true,
  },
  async ({ api, site, query }) => {
    const skus = query['sku[]']
    if (query.all !== undefined && skus === undefined) return new WholeList(toProductAnswers(api.reads, site))
    if (query.all !== undefined) throw new CallRefusal(400, 'Either all or some', { all: ['does not go with sku[]'] })
    if (skus === undefined)
      throw new CallRefusal(400, 'Name products by sku[], or ask for all=1', { 'sku[]': ['is missing'] })
    return { data: (await api.reads.byKeys('product', site, skus)).map(toProductAnswer) }
  },
)

async function* toProductAnswers(reads: PublishedReads, site: BrandLocale): AsyncGenerator<ProductAnswer[], void> {
  for await (const batch of reads.batches('product', site)) yield batch.map(toProductAnswer)
}

function toProductAnswer({ path, body }: PublishedEntry<'product'>): ProductAnswer {
  return { ...body, path: path ?? '' }
}

const findProduct = defineCall(
  {
    path: '/products/{sku}',
    summary: 'Returns one product',
    spec: '§7 Content API, product calls',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: z.object({ data: productAnswerSchema }),
    absent: 'There is no product with this sku, or it is not sold here',
  },
  async ({ api, site, param }) => {
    const [product] = await api.reads.byKeys('product', site, [param('sku')])
    if (product === undefined) throw new CallRefusal(404, 'There is no product with this sku')
    return { data: toProductAnswer(product) }
  },
)

const listProductsOfCategory = defineCall(
  {
    path: '/categories/{category}/products/',
    alias: '/categories/{category}/products',
    summary: 'Lists the products of a category, given by its code, in the order that editors have set',
    spec: '§7 Content API',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: listAnswer(productAnswerSchema),
    absent: 'There is no category with this code',
  },
  async ({ api, site, param }) => {
    const [category] = await api.reads.byField('category', site, 'code', param('category'))
    if (category === undefined) throw new CallRefusal(404, 'There is no category with this code')
    const products = await api.reads.byKeys('product', site, category.body.products)
    return { data: products.map(toProductAnswer) }
  },
)

export const PRODUCT_CALLS: readonly Call[] = [listProducts, findProduct, listProductsOfCategory]
