import { categoryAnswerSchema } from '@menagerie/contract/answers/category-answer'
import { listAnswer } from '@menagerie/contract/answers/list-answer'
import { z } from 'zod'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'
import { loadPictures } from '../answers/load-pictures.ts'
import { type Pictures, toImageAnswer } from '../answers/to-image-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'

const listCategories = defineCall(
  {
    path: '/categories',
    summary: 'Lists links to the categories',
    spec: '§3 Category link',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: listAnswer(categoryAnswerSchema),
    revalidates: true,
  },
  async ({ api: { reads }, site }) => {
    const categories = await reads.all('category', site)
    const [pictures, paths] = await Promise.all([
      loadPictures(
        reads,
        categories.map(({ body }) => body.image),
      ),
      reads.paths(
        site,
        'page',
        categories.flatMap(({ body }) => body.linkedPage ?? []),
      ),
    ])
    return { data: categories.map((category) => toCategoryLink(category, pictures, paths, site.file)) }
  },
)

function toCategoryLink(
  { key, body }: PublishedEntry<'category'>,
  pictures: Pictures,
  paths: ReadonlyMap<string, string>,
  language: string,
) {
  const { code, displayName, parent, linkedPage, image } = body
  const path = linkedPage === undefined ? undefined : paths.get(linkedPage)
  return {
    '@id': key,
    category: { code, displayName, parent },
    linkedPage: linkedPage === undefined || path === undefined ? undefined : { '@id': linkedPage, '@path': path },
    tabletPortraitUpImageUrl: toImageAnswer(image, pictures, language),
  }
}

export const CATEGORY_CALLS: readonly Call[] = [listCategories]
