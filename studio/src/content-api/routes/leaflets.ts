import { basename } from 'node:path'
import { listAnswer } from '@menagerie/contract/answers/list-answer'
import { type LeafletAnswer, leafletAnswerSchema } from '@menagerie/contract/answers/product-answer'
import { ANY } from '@menagerie/contract/entry'
import type { LeafletBody } from '@menagerie/contract/leaflet'
import { skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import type { Api } from '../call/api.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { CallRefusal } from '../call/refusal.ts'
import { findOriginal, sendStoredFile, toStoredDisposition } from '../call/send-file.ts'

const NO_LEAFLET = 'There is no leaflet with this uuid'

/** Leaflets have a folder of their own, so that a picture may have the same file name. */
export const leafletPath = ({ name }: LeafletBody): string => `leaflets/${basename(name)}`

async function findPublished(api: Api, uuid: string): Promise<PublishedEntry<'leaflet'>> {
  const [leaflet] = await api.reads.byKeys('leaflet', ANY, [uuid.toLowerCase()])
  if (leaflet === undefined) throw new CallRefusal(404, NO_LEAFLET)
  return leaflet
}

function toLeafletAnswer({ key, body: { title, name, bytes } }: PublishedEntry<'leaflet'>): LeafletAnswer {
  return { '@id': key, '@name': name, '@path': `/leaflets/${key}/file`, title, name, bytes }
}

const listLeaflets = defineCall(
  {
    path: '/leaflets',
    summary: 'Lists the leaflets of a product in a brand-locale',
    spec: '§7 Content API, leaflet lookup by sku',
    scope: 'read',
    of: 'site',
    query: z.object({ sku: z.string('is missing').regex(/^\d+$/, 'has digits only').pipe(skuSchema) }),
    answer: listAnswer(leafletAnswerSchema),
    absent: 'There is no product with this sku, or it is not sold here',
  },
  async ({ api, site, query }) => {
    const [product] = await api.reads.byKeys('product', site, [query.sku])
    if (product === undefined) throw new CallRefusal(404, 'There is no product with this sku')
    const leaflets = await api.reads.byKeys('leaflet', ANY, product.body.leaflets)
    return { data: leaflets.map(toLeafletAnswer) }
  },
)

const findLeaflet = defineCall(
  {
    path: '/leaflets/{uuid}',
    summary: 'Returns the metadata of a leaflet',
    spec: '§7 Menus and settings, leaflets by uuid',
    scope: 'read',
    of: 'all',
    query: z.object({}),
    answer: z.object({ data: leafletAnswerSchema }),
    absent: NO_LEAFLET,
  },
  async ({ api, param }) => ({ data: toLeafletAnswer(await findPublished(api, param('uuid'))) }),
)

const findLeafletFile = defineCall(
  {
    path: '/leaflets/{uuid}/file',
    summary: 'Returns the file of a leaflet as a download with its own file name',
    spec: '§7 Menus and settings, leaflets (PDF)',
    scope: 'read',
    of: 'all',
    query: z.object({}),
    answer: ['application/pdf'],
    absent: NO_LEAFLET,
  },
  async ({ api, c, param }) => {
    const { body } = await findPublished(api, param('uuid'))
    const file = await findOriginal(api, leafletPath(body), body.mime)
    if (file === undefined) throw new CallRefusal(404, 'The file of this leaflet is gone')
    return sendStoredFile(api, c, file, {
      'content-disposition': toStoredDisposition(body.name),
      'cache-control': 'private, no-cache',
      etag: `"${body.hash}"`,
    })
  },
)

export const LEAFLET_CALLS: readonly Call[] = [listLeaflets, findLeaflet, findLeafletFile]
