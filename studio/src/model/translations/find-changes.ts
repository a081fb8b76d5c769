import { findById } from '@menagerie/sites/locales'
import type { Field, PayloadRequest } from 'payload'
import { walkDocument } from '../walk-document.ts'
import type { ChangedText, SourceChanges } from './changes.ts'
import { compareTexts, type TextDifference } from './compare-texts.ts'
import { findOpen, toOrigin } from './count-open.ts'
import { findFormerTexts } from './find-former-texts.ts'
import { findGainedRows } from './find-gained-rows.ts'
import { findLead } from './find-lead.ts'
import { type FoundText, findTexts } from './find-texts.ts'
import { type Lead, leadValue } from './lead-references.ts'
import { titleOfSource } from './plan-site.ts'
import { readSources, type TranslationSource } from './read-sources.ts'
import { readTranslatedFrom, type TranslatedFrom, toSourceKey } from './translated-from.ts'

/** Changes in a document's source since its texts were translated. Undefined without a source. */
export async function findChanges(req: PayloadRequest, own: TranslationSource): Promise<SourceChanges | undefined> {
  const from = readTranslatedFrom(own.values)
  if (from === undefined) return undefined
  const language = findById(from.site)?.file ?? 'en'
  const texts = findOpen(req.payload, own.collection, own.values, from)
  const open = texts.map((text) => toOpen(text, from, own, req))
  const openLanguage = findById(toOrigin(from, texts[0]?.print ?? ''))?.file ?? language
  const [source] = await readSources(req, own.collection, [from.id])
  if (source === undefined) return { from, language, openLanguage, open, changed: [], gained: [], gone: [] }
  const lead = await findLead(req, source, own.site)
  const before = findTexts(req.payload, own.collection, own.values)
  const now = findTexts(req.payload, source.collection, source.values)
  const differences = compareTexts({ from, before, now })
  const former = await findFormerTexts(
    req,
    source,
    differences.changed.flatMap(({ made }) => made ?? []),
  )
  const values = leadTexts(req, source, lead)
  return {
    source: { collection: source.collection, id: source.id, title: titleOfSource(source), site: source.site },
    from,
    language,
    openLanguage,
    open,
    changed: differences.changed.map((difference) => toChanged(difference, { former, values })),
    gained: findGainedRows(req.payload, { source, now, lead, gained: differences.gained }),
    gone: differences.gone.map(({ id, path, place }) => ({ id, path, place })),
  }
}

type Texts = { former: ReadonlyMap<string, string>; values: ReadonlyMap<string, unknown> }

function toChanged({ key, own, theirs, made }: TextDifference, { former, values }: Texts): ChangedText {
  const before = former.get(made ?? '')
  const { path, place } = own
  const told = { ...(before !== undefined && { before }), ...(made !== undefined && { made }) }
  return { key, path, place, ...told, after: theirs.text, print: theirs.print, value: values.get(key) }
}

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

/** Values of a document's texts by key, with references translated for another site. */
export function leadTexts({ payload }: PayloadRequest, source: TranslationSource, lead: Lead): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const value = (field: Field, stored: unknown, { key }: { key: string }) => {
    values.set(key, leadValue(field, stored, lead))
    return stored
  }
  walkDocument(payload, source.collection, source.values, { value })
  return values
}
