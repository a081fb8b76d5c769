import { findById } from '@menagerie/sites/locales'
import type { Field, PayloadRequest } from 'payload'
import { walkDocument } from '../walk-document.ts'
import type { ChangedText, GoneRow, SourceChanges } from './changes.ts'
import { findOpen } from './count-open.ts'
import { findFormerTexts } from './find-former-texts.ts'
import { findGained } from './find-gained.ts'
import { findLead } from './find-lead.ts'
import { type FoundText, type FoundTexts, findTexts } from './find-texts.ts'
import { type Lead, leadValue } from './lead-references.ts'
import { titleOfSource } from './plan-site.ts'
import { readSources, type TranslationSource } from './read-sources.ts'
import { readTranslatedFrom, type TranslatedFrom, toSourceKey } from './translated-from.ts'

/** What has happened to the source of a document since its texts were made from it. Absent where it has none. */
export async function findChanges(req: PayloadRequest, own: TranslationSource): Promise<SourceChanges | undefined> {
  const from = readTranslatedFrom(own.values)
  if (from === undefined) return undefined
  const language = findById(from.site)?.file ?? 'en'
  const open = findOpen(req.payload, own.collection, own.values, from).map((text) => toOpen(text, from, own, req))
  const [source] = await readSources(req, own.collection, [from.id])
  if (source === undefined) return { from, language, open, changed: [], gained: [], gone: [] }
  const lead = await findLead(req, source, own.site)
  const before = findTexts(req.payload, own.collection, own.values)
  const now = findTexts(req.payload, source.collection, source.values)
  const changed = findChanged({ from, before, now })
  const former = await findFormerTexts(
    req,
    source,
    changed.map(({ key }) => [key, from.prints[key] ?? '']),
  )
  const values = leadTexts(req, source, lead)
  return {
    source: { collection: source.collection, id: source.id, title: titleOfSource(source), site: source.site },
    from,
    language,
    open,
    changed: changed.map((text) => ({ ...text, ...toBefore(former.get(text.key)), value: values.get(text.key) })),
    gained: findGained(req.payload, { source, own, from, before, now, lead }),
    gone: findGone(before, now, from),
  }
}

const toBefore = (before: string | undefined) => (before === undefined ? {} : { before })

function toOpen(
  { key, path, place, text }: FoundText,
  from: TranslatedFrom,
  own: TranslationSource,
  req: PayloadRequest,
) {
  const { rows } = findTexts(req.payload, own.collection, own.values)
  const ids = new Set(rows.map(({ id }) => id))
  return { key: toSourceKey(key, from.rows, ids) ?? key, path, place, text }
}

type Compared = { from: TranslatedFrom; before: FoundTexts; now: FoundTexts }

function findChanged({ from, before, now }: Compared): Omit<ChangedText, 'value'>[] {
  const ids = new Set(before.rows.map(({ id }) => id))
  const texts = new Map(now.texts.map((text) => [text.key, text]))
  return before.texts.flatMap(({ key: own, path, place }) => {
    const key = toSourceKey(own, from.rows, ids)
    const text = key === undefined ? undefined : texts.get(key)
    if (key === undefined || text === undefined) return []
    const made = from.prints[key]
    // Without a fingerprint the source had no text here.
    if (made === text.print || (made === undefined && text.text === '')) return []
    return [{ key, path, place, after: text.text, print: text.print }]
  })
}

/** The values of a document's texts by their keys, with all that they name led to another site. */
export function leadTexts({ payload }: PayloadRequest, source: TranslationSource, lead: Lead): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const value = (field: Field, stored: unknown, { key }: { key: string }) => {
    values.set(key, leadValue(field, stored, lead))
    return stored
  }
  walkDocument(payload, source.collection, source.values, { value })
  return values
}

/** Rows of the source that are gone: the outermost ones, for those in them went along. */
function findGone(before: FoundTexts, now: FoundTexts, from: TranslatedFrom): GoneRow[] {
  const there = new Set(now.rows.map(({ id }) => id))
  const gone = before.rows.filter(({ id }) => from.rows[id] !== undefined && !there.has(from.rows[id] ?? ''))
  return gone
    .filter(({ key }) => !gone.some((other) => key.startsWith(`${other.key}/`)))
    .map(({ id, path, place }) => ({ id, path, place }))
}
