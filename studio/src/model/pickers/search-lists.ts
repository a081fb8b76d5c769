import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { wordsOfCategories } from './category-words.ts'
import { isHomeSearch } from './home-words.ts'
import { matchesWords, toWords } from './matches-words.ts'

/** More than a list shows of one search; another word finds fewer. */
const MOST_FOUND = 2_000

type FindIds = (words: string) => SQL

/** Titles keep soft hyphens and other signs that no editor types, and accents that some leave out. */
const inTitles =
  (collection: 'pages' | 'articles' | 'jobs'): FindIds =>
  (typed) => {
    const words = matchesWords(toWords(typed), [sql`title`, sql`path`])
    // The home page of a site has no address, and a title that hardly says what it is.
    const isFound = collection === 'pages' && isHomeSearch(typed) ? sql`template = 'Homepage' or ${words}` : words
    return sql`select id::text from ${sql.identifier(collection)} where ${isFound} order by updated_at desc`
  }

/** Names of a product on all sites, what its categories are called and its numbers, side by side. */
const OF_PRODUCT = sql`
  select f.id, concat_ws(' ', f.sku, f.article_number, f.barcode, f.name, t.names, c.names) as words
  from product_facts f
  left join (select facts_id, string_agg(name, ' ') as names from product_texts where deleted_at is null group by facts_id) t
    on t.facts_id = f.id
  left join (${wordsOfCategories()}) c on c.facts_id = f.id`

const products: FindIds = (typed) =>
  sql`select id::text from (${OF_PRODUCT}) p where ${matchesWords(toWords(typed), [sql`p.words`])}`

const textsOfProducts: FindIds = (typed) => sql`
  select t.id::text from product_texts t join (${OF_PRODUCT}) p on p.id = t.facts_id
  where t.deleted_at is null and ${matchesWords(toWords(typed), [sql`p.words`])} order by t.updated_at desc`

const SEARCHED = {
  pages: inTitles('pages'),
  articles: inTitles('articles'),
  jobs: inTitles('jobs'),
  'product-facts': products,
  'product-texts': textsOfProducts,
}

/** Lets the search above a list find documents by what editors know of them, besides what stands in their own columns. */
export const searchList =
  (collection: keyof typeof SEARCHED): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || args.where === undefined) return args
    const words = findSearch(args.where)
    if (words === undefined || toWords(words).length === 0) return args
    return { ...args, where: withFound(args.where, await findIds(req, SEARCHED[collection](words))) }
  }

const likeSchema = z.strictObject({ like: z.string().min(1).max(200) })

/** What was typed above the list: Payload looks for it in several fields at once, in each in any of its spellings. */
function findSearch(where: Where): string | undefined {
  const typed = (where.or ?? []).map(findLike)
  if (typed.length > 1 && typed.every((each) => each !== undefined)) return typed[0]
  return where.and?.map(findSearch).find((found) => found !== undefined)
}

function findLike(where: Where): string | undefined {
  if (where.or !== undefined) return where.or.map(findLike)[0]
  const [condition, ...others] = Object.values(where)
  return others.length > 0 ? undefined : likeSchema.safeParse(condition).data?.like
}

function withFound(where: Where, ids: readonly string[]): Where {
  if (ids.length === 0) return where
  const isSearch = findSearch({ or: where.or ?? [] }) !== undefined
  return {
    ...where,
    ...(isSearch && { or: [...(where.or ?? []), { id: { in: [...ids] } }] }),
    ...(where.and && { and: where.and.map((each) => withFound(each, ids)) }),
  }
}

const idRow = z.object({ id: z.string() })

async function findIds(req: PayloadRequest, query: SQL): Promise<string[]> {
  const { rows } = await req.payload.db.drizzle.execute(sql`${query} limit ${MOST_FOUND}`)
  return rows.map((row) => idRow.parse(row).id)
}
