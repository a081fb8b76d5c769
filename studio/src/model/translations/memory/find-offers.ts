import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { runTransaction } from '../../../platform/run-transaction.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { TITLE_FIELDS } from '../elsewhere.ts'
import { speaksLanguage } from '../find-texts.ts'
import { type MemoryOffer, REMEMBERED_COLLECTIONS, type SentenceOffers } from './memory.ts'
import { splitSentences } from './split-sentences.ts'

/** Minimum similarity; below it, sentences have another meaning. */
const ALIKE_FROM = 0.55
/** Maximum number of different translations per sentence. */
const MOST_OFFERS = 3
/** Rows that are read before duplicates are removed. */
const MOST_ROWS = 40

const rowSchema = z.object({
  source: z.string(),
  translation: z.string(),
  alike: z.coerce.number(),
  collection: z.enum(REMEMBERED_COLLECTIONS),
  document: z.string(),
  site: z.string(),
})
type SentenceRow = z.infer<typeof rowSchema>

type OfferSearch = { from: string; to: string; document?: string | undefined; texts: readonly string[] }

/** Finds translations of the sentences in these texts, or of similar ones, in published documents. */
export async function findOffers(req: PayloadRequest, asked: OfferSearch): Promise<SentenceOffers[][]> {
  const sentences = asked.texts.map((text) => splitSentences(text, asked.from).filter(speaksLanguage))
  const rows = new Map<string, SentenceRow[]>()
  const find = async (query: PlainQuery) => {
    await query(`set local pg_trgm.similarity_threshold = ${ALIKE_FROM}`)
    for (const sentence of new Set(sentences.flat())) {
      const found = await query(OFFERS, [sentence, asked.from, asked.to, asked.document ?? null])
      const news = found.map((row) => rowSchema.parse(row)).filter(isNews)
      rows.set(sentence, news.slice(0, MOST_OFFERS))
    }
  }
  await runTransaction(req.payload.db.pool, find, 'begin read only')
  const titles = await readTitles(req, [...rows.values()].flat())
  const toOffer = (row: SentenceRow): MemoryOffer => ({ ...row, title: titles.get(row.document) ?? '' })
  return sentences.map((each) =>
    each.map((sentence) => ({ sentence, offers: (rows.get(sentence) ?? []).map(toOffer) })),
  )
}

const OFFERS = `
  select s.text as source, t.text as translation, public.similarity(s.text, $1) as alike,
    t.collection, t.document::text, t.site
  from public.translation_sentence s
  join public.translation_sentence t on t.joined = s.joined and t.unit = s.unit and t.language = $3
  where s.language = $2 and s.text operator(public.%) $1 and t.document is distinct from $4::uuid and t.text <> s.text
  order by s.text = $1 desc, alike desc, t.document
  limit ${MOST_ROWS}`

/** Keeps each translation once, with the most similar sentence. */
const isNews = ({ translation }: SentenceRow, at: number, rows: readonly SentenceRow[]) =>
  rows.findIndex((row) => row.translation === translation) === at

async function readTitles(req: PayloadRequest, rows: readonly SentenceRow[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  for (const [collection, each] of Map.groupBy(rows, (row) => row.collection)) {
    const ids = [...new Set(each.map(({ document }) => document))]
    const field = TITLE_FIELDS[collection]
    const { docs } = await req.payload.db.find({
      collection,
      where: { id: { in: ids } },
      select: { [field]: true },
      req,
      limit: 0,
      pagination: false,
      ...WITHOUT_JOINS,
    })
    for (const document of docs) {
      const { id, [field]: title } = titledSchema.parse(document)
      titles.set(id, String(title ?? ''))
    }
  }
  return titles
}

const titledSchema = z.looseObject({ id: z.string() })
const WITHOUT_JOINS: object = { joins: false }
