import { findById } from '@menagerie/sites/locales'
import type { PayloadRequest } from 'payload'
import type { Values } from '../../../platform/values.ts'
import { walkDocument } from '../../walk-document.ts'
import { copyValues } from '../copy-document.ts'
import { isSameLanguage } from '../count-open.ts'
import { leadTexts } from '../find-changes.ts'
import { readRowAt } from '../find-gained-rows.ts'
import { findLead } from '../find-lead.ts'
import { type FoundRow, type FoundText, type FoundTexts, findTexts } from '../find-texts.ts'
import { isOnlyHere } from '../only-here.ts'
import { titleOfSource } from '../plan-site.ts'
import type { TranslationSource } from '../read-sources.ts'
import { readTranslatedFrom } from '../translated-from.ts'
import type { Beside, BesideRow, BesideText } from './beside.ts'
import { pairRows } from './pair-rows.ts'

type BesideTexts = {
  other: TranslationSource
  theirs: FoundTexts
  /** Ids of own rows by those of the other document. */
  pairs: ReadonlyMap<string, string>
  copy: ReturnType<typeof copyValues>
  values: ReadonlyMap<string, unknown>
}

/** Converts another document for display beside a form: its texts and blocks, each with its counterpart in the form. */
export async function findBeside(
  req: PayloadRequest,
  own: TranslationSource,
  other: TranslationSource,
): Promise<Beside> {
  const lead = await findLead(req, other, own.site)
  const known: BesideTexts = {
    other,
    theirs: findTexts(req.payload, other.collection, other.values, { all: true }),
    pairs: await pairRows(req, own, other),
    copy: copyValues(req.payload, other.collection, other.values, lead),
    values: leadTexts(req, other, lead),
  }
  const order = findOrder(req, other)
  const parts = [
    ...known.theirs.rows.map((row) => toRow(row, known)),
    ...known.theirs.texts.filter(({ text }) => text !== '').map((text) => toText(text, known)),
  ]
  return {
    own: { id: own.id, site: own.site, language: languageOf(own.site) },
    other: { id: other.id, title: titleOfSource(other), site: other.site, language: languageOf(other.site) },
    isSource: readTranslatedFrom(own.values)?.id === other.id,
    isSameLanguage: isSameLanguage(own.site, other.site),
    parts: parts.toSorted((one, next) => (order.get(one.key) ?? 0) - (order.get(next.key) ?? 0)),
  }
}

const languageOf = (site: string): string => findById(site)?.file ?? 'en'

/** Position of each text and row in the form, by key. */
function findOrder({ payload }: PayloadRequest, { collection, values }: TranslationSource) {
  const order = new Map<string, number>()
  walkDocument(payload, collection, values, {
    row(row, { key }) {
      order.set(key, order.size)
      return row
    },
    value(_field, value, { key }) {
      order.set(key, order.size)
      return value
    },
  })
  return order
}

function toText({ key, place, text, print }: FoundText, { theirs, pairs, values }: BesideTexts): BesideText {
  const own = toOwnKey(key, pairs, theirs)
  const label = place.split(' · ').at(-1) ?? place
  return { type: 'text', key, ...(own !== undefined && { own }), label, text, print, value: values.get(key) }
}

function toRow({ id, key, path, place }: FoundRow, known: BesideTexts): BesideRow {
  const { theirs, pairs, copy, other } = known
  const own = toOwnKey(key, pairs, theirs)
  const above = key.split('/').slice(0, -1).join('/')
  const list = toOwnKey(above, pairs, theirs)
  const inside = ({ key: each }: { key: string }) => each === key || each.startsWith(`${key}/`)
  const ids = new Set(theirs.rows.filter(inside).map((row) => row.id))
  const [at, siblings] = findSiblings(path, theirs)
  const after = siblings
    .slice(0, at)
    .toReversed()
    .flatMap((sibling) => pairs.get(sibling.id) ?? [])
  return {
    type: 'row',
    id,
    key,
    place,
    after,
    ...(own !== undefined && { own }),
    ...(list !== undefined && { list }),
    depth: key.split('/').filter((part) => theirs.rows.some((row) => row.id === part)).length,
    value: withoutMark(readRowAt(copy.data, path) ?? {}),
    rows: Object.fromEntries(Object.entries(copy.rows).filter(([, theirRow]) => ids.has(theirRow))),
    prints: Object.fromEntries(
      theirs.texts.filter((text) => inside(text) && text.text !== '').map(({ key: each, print }) => [each, print]),
    ),
    isOnlyThere: isOnlyHere(readRowAt(other.values, path) ?? {}),
  }
}

function findSiblings(path: string, { rows }: FoundTexts): [at: number, siblings: FoundRow[]] {
  const listOf = (each: string) => each.split('.').slice(0, -1).join('.')
  const siblings = rows.filter((row) => listOf(row.path) === listOf(path))
  return [siblings.findIndex((row) => row.path === path), siblings]
}

/** Removes the mark "for this country only" when a block is copied to another. */
const withoutMark = ({ onlyHere: _, ...row }: Values): Values => row

function toOwnKey(key: string, pairs: ReadonlyMap<string, string>, { rows }: FoundTexts): string | undefined {
  const ids = new Set(rows.map(({ id }) => id))
  const parts = key.split('/').map((part) => (ids.has(part) ? pairs.get(part) : part))
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined
}
