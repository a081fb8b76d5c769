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
  /** These documents, of either site, or all of the kind. */
  ids?: readonly string[]
  /** Only documents in which something is to be translated. */
  isDebtOnly: boolean
}

/** The texts of a site beside those of another one, for translators. */
export async function buildExchange(req: PayloadRequest, asked: ExchangeRequest): Promise<ExchangeFile> {
  const { collection, from, to } = asked
  const ids = asked.ids ? await findOwn(req, asked, asked.ids) : await listIds(req, collection, to.id)
  const newest = new Map((await readNewest(req, collection, ids)).map((each) => [each.id, each]))
  // In the order that was asked for: documents of one import were created in one moment, which orders nothing.
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

/** Documents of the site that is written for; for one that is read, what stands for it there. */
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
