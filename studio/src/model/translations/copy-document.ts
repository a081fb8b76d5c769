import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { TRAIL_NAMES } from '../../platform/trail-names.ts'
import type { Values } from '../../platform/values.ts'
import { walkDocument } from '../walk-document.ts'
import { findTexts } from './find-texts.ts'
import { closeEmptyLinks, type Lead, leadValue } from './lead-references.ts'
import type { TranslationSource } from './read-sources.ts'
import type { TranslatedFrom } from './translated-from.ts'

/** Fields that belong to the document itself, or are set by its save. */
const OWN: ReadonlySet<string> = new Set([
  ...['id', 'site', 'createdAt', 'updatedAt', 'deletedAt', '_status'],
  ...TRAIL_NAMES,
  'translatedFrom',
  'openTexts',
])

/**
 * Fields that are only for their site, such as a picture of the pack in its language; on other sites, the product's own
 * are shown.
 */
const OF_SITE: Readonly<Record<string, readonly string[]>> = { 'product-texts': ['images'] }

type Copy = { data: Values; from: TranslatedFrom }

/** Copies a document for another site: same texts and rows, with references translated to their counterparts. */
export function copyDocument(payload: Payload, source: TranslationSource, lead: Lead): Copy {
  const { data, rows } = copyValues(payload, source.collection, source.values, lead)
  return {
    data: Object.fromEntries(
      Object.entries(data).filter(([name]) => !OWN.has(name) && !(OF_SITE[source.collection] ?? []).includes(name)),
    ),
    from: {
      id: source.id,
      site: source.site,
      rows,
      prints: toPrints(payload, source),
      former: [],
      foreign: {},
      kept: [],
      left: [],
    },
  }
}

/** Fingerprints of all texts of a source by key. */
export function toPrints(payload: Payload, { collection, values }: TranslationSource): Record<string, string> {
  const { texts } = findTexts(payload, collection, values)
  return Object.fromEntries(texts.filter(({ text }) => text !== '').map(({ key, print }) => [key, print]))
}

/** Rows get new ids, because ids must be unique in the tables of rows. */
export function copyValues(payload: Payload, slug: string, values: Values, lead: Lead) {
  const rows: Record<string, string> = {}
  const copied = walkDocument(payload, slug, values, {
    value: (field, value) => leadValue(field, value, lead),
    row(row) {
      const id = toRowId()
      if (typeof row.id === 'string') rows[id] = row.id
      return { ...row, id }
    },
  })
  return { data: closeEmptyLinks(copied), rows }
}

/** Same length as ids from forms. */
const ROW_ID_LENGTH = 24
const toRowId = () => randomUUID().replaceAll('-', '').slice(0, ROW_ID_LENGTH)
