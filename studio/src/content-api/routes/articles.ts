import { articleAnswerSchema, articleCardSchema } from '@menagerie/contract/answers/article-answer'
import { pagedListAnswer } from '@menagerie/contract/answers/list-answer'
import type { ArticleKind } from '@menagerie/contract/article'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { loadPictures } from '../answers/load-pictures.ts'
import { pictureKeysOf, toArticleAnswer, toArticleCard } from '../answers/to-article-answer.ts'
import { type Call, defineCall } from '../call/define-call.ts'
import { pagingFields, toPagedAnswer, word } from '../call/paging.ts'
import { NEWEST_FIRST, type PublishedReads, type SqlCondition } from '../call/published-reads.ts'
import { CallRefusal } from '../call/refusal.ts'

const filterFields = {
  category: word.optional().describe('Code or `@id` of a category; those below it count.'),
  tag: word.optional().describe('Code of a content tag.'),
}

function listArticles(kind: ArticleKind, summary: string): Call {
  return defineCall(
    {
      path: `/${kind}`,
      summary,
      spec: '§7 Content API',
      scope: 'read',
      of: 'site',
      query: z.object({ ...filterFields, ...pagingFields }),
      answer: pagedListAnswer(articleCardSchema),
      revalidates: true,
    },
    async ({ api, c, site, query }) => {
      const filter = await toConditions(api.reads, site, kind, query)
      const { entries, total } = await api.reads.page('article', site, filter, NEWEST_FIRST, query)
      const pictures = await loadPictures(api.reads, entries.flatMap(pictureKeysOf))
      const data = entries.map((article) => toArticleCard(article, pictures, site.file))
      return toPagedAnswer(api, c, query, { data, total })
    },
  )
}

type ArticleFilter = { category?: string | undefined; tag?: string | undefined }

async function toConditions(
  reads: PublishedReads,
  site: BrandLocale,
  kind: ArticleKind,
  { category, tag }: ArticleFilter,
): Promise<SqlCondition[]> {
  const conditions: SqlCondition[] = [["body->>'role_type' = $", kind]]
  if (tag !== undefined) conditions.push(["body->'tags' @> $::jsonb", JSON.stringify([{ code: tag }])])
  if (category !== undefined) {
    const keys = await findCategoryKeys(reads, site, category)
    conditions.push(["body->'categories' ?| $::text[]", keys])
  }
  return conditions
}

/** Keys of the category and its sub-categories (two levels, spec §2). */
async function findCategoryKeys(reads: PublishedReads, site: BrandLocale, named: string): Promise<string[]> {
  const categories = await reads.all('category', site)
  const keys = categories.filter(({ key, body }) => key === named || body.code === named).map(({ key }) => key)
  const below = categories.filter(({ body }) => body.parent !== undefined && keys.includes(body.parent))
  return [...keys, ...below.map(({ key }) => key)]
}

const ABSENT = 'There is no advice with this id or path'

const findAdvice = defineCall(
  {
    path: '/advice/{id*}',
    summary: 'Returns one advice article, by id or path',
    spec: '§7 Content API',
    scope: 'read',
    of: 'site',
    query: z.object({}),
    answer: z.object({ data: articleAnswerSchema }),
    absent: ABSENT,
  },
  async ({ api: { reads }, site, param }) => {
    const article = await reads.byKeyOrPath('article', site, param('id'))
    if (article?.body.role_type !== 'advice') throw new CallRefusal(404, ABSENT)
    const pictures = await loadPictures(reads, pictureKeysOf(article))
    return { data: toArticleAnswer(article, pictures, site.file) }
  },
)

export const ARTICLE_CALLS: readonly Call[] = [
  listArticles('blog', 'Lists blog posts, newest first'),
  listArticles('news', 'Lists news, newest first'),
  listArticles('advice', 'Lists advice articles, newest first'),
  findAdvice,
]
