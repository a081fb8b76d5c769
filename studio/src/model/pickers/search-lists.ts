import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionConfig, type CollectionSlug, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { readingOf } from '../../platform/transaction.ts'
import { ODD_QUESTION } from '../admin/refuse-odd-questions.ts'
import { wordsOfCategories } from './category-words.ts'
import { TAGS_OF_PICTURE } from './find-media.ts'
import { productsAt } from './find-products.ts'
import { isHomeSearch } from './home-words.ts'
import { inNames, nameFields } from './in-names.ts'
import { LONGEST_ASKED, matchesWords, toWords } from './matches-words.ts'
import { CHANGED, PATH, TITLE, textsByProduct, withNewest } from './newest-drafts.ts'
import { readTypedAddress, standsAt } from './typed-address.ts'

/** Maximum number of results; more specific searches find fewer. */
const MOST_FOUND = 2_000

type FindIds = (words: string) => SQL

/** Searches title and path, or a typed or pasted address. */
const inTitles =
  (collection: 'pages' | 'articles' | 'jobs'): FindIds =>
  (typed) => {
    const address = readTypedAddress(typed, undefined)
    const isMeant = matchesWords(toWords(typed), [TITLE, sql`d.title`, PATH])
    const words = sql`(${isMeant} or ${standsAt(address, PATH, sql`d.site`)})`
    // The home page of a site has an empty path, and its title rarely says what it is.
    const isFound = collection === 'pages' && isHomeSearch(typed) ? sql`d.template = 'Homepage' or ${words}` : words
    return sql`select d.id::text from ${withNewest(collection)} where ${isFound} order by ${CHANGED} desc`
  }

/** Names of a product on all sites, names of its categories, and its numbers, joined to one text. */
const OF_PRODUCT = sql`
  select f.id, concat_ws(' ', f.sku, f.article_number, f.barcode, f.name, t.names, c.names) as words
  from product_facts f
  left join (${textsByProduct()}) t on t.facts_id = f.id
  left join (${wordsOfCategories()}) c on c.facts_id = f.id`

function isMeantOrAt(typed: string, product: SQL): SQL {
  const address = readTypedAddress(typed, undefined)
  const isMeant = matchesWords(toWords(typed), [sql`p.words`])
  return address === undefined ? isMeant : sql`(${isMeant} or ${product} in (${productsAt(address)}))`
}

const products: FindIds = (typed) => sql`select id::text from (${OF_PRODUCT}) p where ${isMeantOrAt(typed, sql`p.id`)}`

const textsOfProducts: FindIds = (typed) => sql`
  select t.id::text from product_texts t join (${OF_PRODUCT}) p on p.id = t.facts_id
  where t.deleted_at is null and ${isMeantOrAt(typed, sql`p.id`)} order by t.updated_at desc`

/** Drafts are found by the names of their product, the part in their title, and the last editor. */
const draftsOfProducts: FindIds = (typed) => sql`
  select p.id::text from (
    select d.id, d.product_id, concat_ws(' ', d.title, coalesce(v.version_saved_by, d.saved_by), w.words) as words
    from ${withNewest('product-drafts')} left join (${OF_PRODUCT}) w on w.id = d.product_id) p
  where ${isMeantOrAt(typed, sql`p.product_id`)}`

/** The words that an entry forbids are a separate list. */
const wordsOfGlossary: FindIds = (typed) => sql`
  select id::text from glossary g where ${matchesWords(toWords(typed), [sql`g.say`, sql`g.note`, sql`(select string_agg(text, ' ') from glossary_texts where parent_id = g.id)`])}`

/** Editors' tags help to find pictures. */
const pictures: FindIds = (typed) => sql`
  select id::text from media m where ${matchesWords(toWords(typed), [sql`m.filename`, sql`(select string_agg(alt, ' ') from media_locales where _parent_id = m.id)`, TAGS_OF_PICTURE])}
  order by m.updated_at desc`

/** Searches for collections whose documents are known by more than their own columns. */
const KNOWN = new Map<string, FindIds>(
  Object.entries({
    media: pictures,
    pages: inTitles('pages'),
    articles: inTitles('articles'),
    jobs: inTitles('jobs'),
    'product-facts': products,
    'product-texts': textsOfProducts,
    'product-drafts': draftsOfProducts,
    glossary: wordsOfGlossary,
  }),
)

/**
 * Makes the search above a list and Payload's pickers ignore accents, soft hyphens and typographic characters, which
 * editors do not type.
 */
export function withListSearch(collection: CollectionConfig): CollectionConfig {
  const searched = collection.admin?.listSearchableFields ?? []
  const { beforeOperation = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        async ({ args, collection: { slug }, operation, req, overrideAccess }) => {
          if (operation !== 'read' || !('where' in args) || args.where === undefined) return args
          // Queries of code, such as whether an address is taken, must match exactly.
          const names = overrideAccess ? [] : nameFields(req.payload, slug)
          const choice = findChoice(args, collection.admin?.useAsTitle)
          const find = (typed: string, name?: string) => findIds(req, slug, typed, name === choice ? undefined : name)
          return { ...args, where: await withFound(args.where, { searched, names, find }) }
        },
        ...beforeOperation,
      ],
    },
  }
}

/**
 * A picker of Payload, or a filter above a list, asks only for the title: these search everything that is known of a
 * document as well.
 */
function findChoice(args: object, title: string | undefined): string | undefined {
  const { select } = choiceSchema.safeParse(args).data ?? {}
  return select !== undefined && Object.keys(select).join() === title ? title : undefined
}

const choiceSchema = z.object({ select: z.record(z.string(), z.unknown()) })

type ListSearch = {
  searched: readonly string[]
  names: readonly string[]
  /** Searches one field, or everything that is known of a document. */
  find: (typed: string, name?: string) => Promise<string[]>
}

async function withFound(where: Where, list: ListSearch): Promise<Where> {
  // External input may have any shape.
  if ([where.and, where.or].some((group) => group !== undefined && !Array.isArray(group)))
    throw new APIError(ODD_QUESTION, 400)
  const typed = findSearch(where.or ?? [], list.searched)
  if (typed !== undefined) return { ...where, or: [...(where.or ?? []), ...toIds(await list.find(typed))] }
  const parts = await Promise.all(
    Object.entries(where).map(async ([name, value]): Promise<Where> => {
      if (Array.isArray(value)) return { [name]: await Promise.all(value.map((each) => withFound(each, list))) }
      const { like } = (list.names.includes(name) && likeSchema.safeParse(value).data) || {}
      const condition: Where = value === undefined ? {} : { [name]: value }
      return like === undefined ? condition : { or: [condition, ...toIds(await list.find(like, name))] }
    }),
  )
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts }
}

const toIds = (ids: string[]): Where[] => (ids.length === 0 ? [] : [{ id: { in: ids } }])

const likeSchema = z.strictObject({ like: z.string().min(1).max(LONGEST_ASKED) })

/** The text typed into the search above a list, which Payload searches for in several fields at once. */
function findSearch(conditions: readonly Where[], searched: readonly string[]): string | undefined {
  const likes = conditions.map(findLike)
  const isSearch = searched.length > 1 && likes.length === searched.length
  return isSearch && likes.every((like, at) => like?.name === searched[at]) ? likes[0]?.typed : undefined
}

function findLike(where: Where): { name: string; typed: string } | undefined {
  if (where.or !== undefined) return where.or.map(findLike)[0]
  const [[name, condition] = [], ...others] = Object.entries(where)
  const { like } = likeSchema.safeParse(condition).data ?? {}
  return others.length > 0 || name === undefined || like === undefined ? undefined : { name, typed: like }
}

const idRow = z.object({ id: z.string() })

async function findIds(req: PayloadRequest, slug: CollectionSlug, typed: string, name?: string): Promise<string[]> {
  const { payload } = req
  const names = name === undefined ? nameFields(payload, slug) : [name]
  if (toWords(typed).length === 0 || names.length === 0) return []
  const known = name === undefined ? KNOWN.get(slug) : undefined
  const query = sql`${known?.(typed) ?? inNames(payload, slug, names, typed)} limit ${MOST_FOUND}`
  return (await (await readingOf(req))(query)).map((row) => idRow.parse(row).id)
}
