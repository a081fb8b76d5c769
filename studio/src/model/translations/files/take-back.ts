import { findById } from '@menagerie/sites/locales'
import type { Field, PayloadRequest } from 'payload'
import { findStaff } from '../../../access/find-staff.ts'
import { inRequestTransaction } from '../../../platform/in-request-transaction.ts'
import type { Values } from '../../../platform/values.ts'
import { type FieldPlace, walkDocument } from '../../walk-document.ts'
import { findCounterparts, nameOf } from '../find-counterparts.ts'
import { findLead } from '../find-lead.ts'
import { leadText } from '../lead-references.ts'
import { titleOfSource } from '../plan-site.ts'
import { readNewest, readSources, type TranslationSource } from '../read-sources.ts'
import { findSourceOn, readTranslatedFrom, translatedSchema } from '../translated-from.ts'
import type { Returned, ReturnedDocument } from './exchange.ts'
import { type PairedDocument, pairTexts } from './pair-texts.ts'
import { type PlannedText, planReturnedTexts } from './plan-texts.ts'
import type { ReadReturned } from './read-returned.ts'

type DocumentOutcome = Returned['documents'][number]
type ReturnedFile = ReadReturned & { from: string | undefined; isDry: boolean }

/** Processes returned files: reports the result per document and text, and writes drafts unless it is a dry run. */
export async function takeBack(
  req: PayloadRequest,
  { documents, files, from, isDry }: ReturnedFile,
): Promise<Returned> {
  const outcomes: DocumentOutcome[] = []
  let written = 0
  for (const returned of documents) {
    const { outcome, write } = await planDocument(req, returned, from)
    outcomes.push(outcome)
    if (isDry || write === undefined) continue
    const refusal = await attempt(req, write)
    if (refusal === undefined) written += 1
    else outcomes[outcomes.length - 1] = { ...outcome, refusal }
  }
  return { documents: outcomes, written, files }
}

type PlannedDocument = { outcome: DocumentOutcome; write?: () => Promise<void> }

async function planDocument(
  req: PayloadRequest,
  returned: ReturnedDocument,
  from: string | undefined,
): Promise<PlannedDocument> {
  const { collection, id } = returned
  const refuse = (refusal: string, known: Partial<DocumentOutcome> = {}) => ({
    outcome: { collection, id, title: '', texts: [], refusal, ...known },
  })
  const slug = translatedSchema.safeParse(collection).data
  const [own] = slug === undefined || !UUID.test(id) ? [] : await readNewest(req, slug, [id])
  if (own === undefined) return refuse('This document no longer exists')
  const known = { title: titleOfSource(own), site: own.site }
  const person = findStaff(req)
  if (person?.role !== 'admin' && !person?.sites.includes(own.site))
    return refuse('You are not an editor of its site', known)
  const source = await findSource(req, own, from)
  if (source === undefined) return refuse('Its source no longer exists', known)
  if (!isInLanguages(returned, own.site, source.site))
    return refuse('The languages of the file are not those of this document and its source', known)
  const paired = pairTexts(req, own, source)
  const lead = await findLead(req, source, own.site)
  const units = returned.units.map((unit) =>
    isLanguageOf(unit.language, own.site) ? unit : { ...unit, problem: OTHER_LANGUAGE },
  )
  const texts = planReturnedTexts(paired.texts, units, (value) => leadText(value, lead))
  const outcome = { ...known, collection, id, texts: texts.map(({ told }) => told) }
  const changes = texts.filter(({ value }) => value !== undefined)
  return changes.length === 0 ? { outcome } : { outcome, write: () => save(req, { own, paired, changes }) }
}

/** Whether the languages in a file match; tools may omit the country, or the language altogether. */
const isInLanguages = ({ languages }: ReturnedDocument, own: string, source: string): boolean =>
  isLanguageOf(languages?.target, own) && isLanguageOf(languages?.source, source)

const OTHER_LANGUAGE = 'the file marks this text as being in another language'
const isLanguageOf = (named: string | undefined, site: string) =>
  named === undefined || toLanguage(named) === toLanguage(findById(site)?.iso ?? '')

const toLanguage = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

const UUID = /^[0-9a-f-]{36}$/

async function findSource(req: PayloadRequest, own: TranslationSource, from: string | undefined) {
  const site = findById(from ?? '')
  const id =
    site === undefined
      ? readTranslatedFrom(own.values)?.id
      : ((await findCounterparts(req, site, [own])).get(nameOf(own)) ?? findSourceOn(own.values, site.id))
  const [source] = id === undefined ? [] : await readSources(req, own.collection, [id])
  return source
}

async function attempt(req: PayloadRequest, write: () => Promise<void>): Promise<string | undefined> {
  try {
    await inRequestTransaction(req, write)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

type Change = { own: TranslationSource; paired: PairedDocument; changes: readonly PlannedText[] }

/** Writes only the translated fields, and records the source text that each was translated from. */
async function save(req: PayloadRequest, { own, paired, changes }: Change): Promise<void> {
  const values = new Map(changes.map(({ text, value }) => [text.own.key, value]))
  const value = (_field: Field, stored: unknown, { key }: FieldPlace) => (values.has(key) ? values.get(key) : stored)
  const all = walkDocument(req.payload, own.collection, own.values, { value })
  const names = new Set([...values.keys()].map((key) => key.split('/')[0] ?? ''))
  const data: Values = Object.fromEntries([...names].map((name) => [name, all[name]]))
  if (readTranslatedFrom(own.values) !== undefined) data.translatedFrom = settle(paired, changes)
  const options = { draft: true, depth: 0, overrideAccess: false, user: req.user } as const
  await req.payload.update({ collection: own.collection, id: own.id, data: { ...data }, req, ...options })
}

function settle({ from }: PairedDocument, changes: readonly PlannedText[]) {
  const settled = new Set(changes.map(({ text }) => text.source.key))
  const prints = Object.fromEntries(changes.map(({ text }) => [text.source.key, text.source.print]))
  return { ...from, prints: { ...from.prints, ...prints }, kept: from.kept.filter((key) => !settled.has(key)) }
}
