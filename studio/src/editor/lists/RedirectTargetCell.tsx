import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { z } from 'zod'
import { toTranslator } from '../../model/words/words-of.ts'
import { storedText } from '../../publish/parts/stored-values.ts'
import { storedTarget } from '../../publish/redirects/to-redirect-rule.ts'

const COLLECTIONS = {
  page: 'pages',
  article: 'articles',
  job: 'jobs',
  product: 'product-facts',
} as const satisfies Record<string, CollectionSlug>

const named = z.object({ title: storedText, name: storedText })

/** Shows the target of a redirect by the name that editors know. */
export async function RedirectTargetCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const target = storedTarget.safeParse(cellData).data
  if (target === undefined) return <span>–</span>
  if (target.type === 'external') return <span>{target.url ?? '–'}</span>
  if (target.type === 'path') return <span>{target.path === undefined ? '/' : `/${target.path}/`}</span>
  const id = target[target.type]
  return (
    <span>
      {(id && (await findName(payload, COLLECTIONS[target.type], id))) ?? toTranslator(i18n)('saves.deleted')}
    </span>
  )
}

async function findName(payload: Payload, collection: CollectionSlug, id: string): Promise<string | undefined> {
  const found: unknown = await payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true })
  const { title, name } = named.safeParse(found).data ?? {}
  return title ?? name
}
