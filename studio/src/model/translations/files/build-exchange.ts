import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { PayloadRequest } from 'payload'
import { tell } from '../../languages/tell.ts'
import { TITLE_FIELDS } from '../elsewhere.ts'
import { findCounterparts, nameOf } from '../find-counterparts.ts'
import { readNewest, readSources, type TranslationSource } from '../read-sources.ts'
import { findSourceOn, type TranslatedCollection } from '../translated-from.ts'
import type { ExchangeDocument, ExchangeFile } from './exchange.ts'
import { pairTexts } from './pair-texts.ts'
import { findTranslatorsLink, type TranslatorsLink } from './translators-link.ts'

type ExchangeRequest = {
  collection: TranslatedCollection
  from: BrandLocale
  to: BrandLocale
  /** Ids of documents of either site; absent: all of the collection. */
  ids?: readonly string[]
  /** Only documents with a text that needs translation. */
  isDebtOnly: boolean
}

/** Pairs the texts of one site with those of another, for translators. */
export async function buildExchange(req: PayloadRequest, asked: ExchangeRequest): Promise<ExchangeFile> {
  const { collection, from, to } = asked
  const ids = asked.ids ? await findOwn(req, asked, asked.ids) : await listIds(req, collection, to.id)
  const newest = new Map((await readNewest(req, collection, ids)).map((each) => [each.id, each]))
  // In the requested order, because documents of one import have the same creation time.
  const own = [...new Set(ids)].flatMap((id) => newest.get(id) ?? []).filter(({ site }) => site === to.id)
  const there = await findCounterparts(req, from, own)
  const findSourceId = (each: TranslationSource) => there.get(nameOf(each)) ?? findSourceOn(each.values, from.id)
  const sourceIds = own.flatMap((each) => findSourceId(each) ?? [])
  const sources = new Map((await readSources(req, collection, sourceIds)).map((each) => [each.id, each]))
  const link = own.length === 0 ? undefined : await findTranslatorsLink(req, to)
  const documents = own.flatMap((document): ExchangeDocument[] => {
    const source = sources.get(findSourceId(document) ?? '')
    const built = source && toExchangeDocument(req, { own: document, source, link })
    if (built === undefined || built.units.length === 0) return []
    return asked.isDebtOnly && !built.isDebt ? [] : [built]
  })
  return { from: from.id, to: to.id, documents }
}

/** Ids of documents of the target site; documents of the source site are replaced by their counterparts. */
async function findOwn(
  req: PayloadRequest,
  { collection, to }: ExchangeRequest,
  ids: readonly string[],
): Promise<string[]> {
  const named = ids.map((id) => ({ collection, id }))
  const there = await findCounterparts(req, to, named)
  return named.map((each) => there.get(nameOf(each)) ?? each.id)
}

async function listIds(req: PayloadRequest, collection: TranslatedCollection, site: string): Promise<string[]> {
  const select = { site: true } as const
  const where = { site: { equals: site } }
  const { docs } = await req.payload.db.find({
    collection,
    where,
    select,
    req,
    limit: 0,
    pagination: false,
    sort: 'id',
  })
  return docs.map(({ id }) => String(id))
}

type Paired = { own: TranslationSource; source: TranslationSource; link: TranslatorsLink | undefined }

function toExchangeDocument(req: PayloadRequest, { own, source, link }: Paired) {
  const { collection, id, values } = own
  const { texts } = pairTexts(req, own, source)
  const origin = req.origin ?? ''
  const { admin } = req.payload.config.routes
  const preview = link?.(own)
  const units = texts.flatMap(({ own: text, source: other, sourceLines, ownLines }) =>
    sourceLines.map((line, at) => ({
      key: `${text.key}#${at}`,
      sourcePrint: other.print,
      ownPrint: text.print,
      place: tell(text.place, req.i18n.language),
      source: line,
      target: ownLines[at] ?? '',
    })),
  )
  return {
    collection,
    id,
    title: String(values[TITLE_FIELDS[collection]] ?? ''),
    address: `${origin}${admin}/collections/${collection}/${id}`,
    ...(preview !== undefined && { preview }),
    units,
    isDebt: texts.some(({ isDebt }) => isDebt),
  }
}
