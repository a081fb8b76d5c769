import { pagedListAnswer } from '@menagerie/contract/answers/list-answer'
import { type StoreAnswer, storeAnswerSchema } from '@menagerie/contract/answers/store-answer'
import { ANY } from '@menagerie/contract/entry'
import { POINTS_OF_SALE } from '@menagerie/contract/store'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { toPicturePath } from '../answers/to-image-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { pagingFields, toPagedAnswer } from '../call/paging.ts'
import type { SqlCondition } from '../call/published-reads.ts'

const listStores = defineCall(
  {
    path: '/stores',
    summary: 'Lists the stores that sell the brand of the token, by name. The last page has no `next_page_url`',
    spec: '§7 Stores',
    scope: 'read',
    of: 'brand',
    query: z.object({
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be a country code such as NL')
        .optional(),
      point_of_sale: z.enum(POINTS_OF_SALE, `must be one of: ${POINTS_OF_SALE.join(', ')}`).optional(),
      ...pagingFields,
    }),
    answer: pagedListAnswer(storeAnswerSchema),
    revalidates: true,
  },
  async ({ api, c, brand, query }) => {
    const filter: SqlCondition[] = [["body->'brands' ? $", brand]]
    if (query.country !== undefined) filter.push(["body->>'country' = $", query.country])
    if (query.point_of_sale !== undefined) filter.push(["body->>'point_of_sale' = $", query.point_of_sale])
    const { entries, total } = await api.reads.page('store', ANY, filter, "lower(body->>'name'), key", query)
    return toPagedAnswer(api, c, query, { data: entries.map(toStoreAnswer), total })
  },
)

function toStoreAnswer({ key, body }: PublishedEntry<'store'>): StoreAnswer {
  const { brands: _, image, ...fields } = body
  const tablet_portrait_up_image_url = image === undefined ? undefined : toPicturePath(image)
  return { '@id': key, ...fields, tablet_portrait_up_image_url }
}

export const STORE_CALLS: readonly Call[] = [listStores]
