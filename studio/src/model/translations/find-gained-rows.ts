import type { Payload } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'
import type { GainedRow } from './changes.ts'
import type { Differences } from './compare-texts.ts'
import { copyValues } from './copy-document.ts'
import type { FoundTexts } from './find-texts.ts'
import type { Lead } from './lead-references.ts'
import type { TranslationSource } from './read-sources.ts'

type Gained = { source: TranslationSource; now: FoundTexts; lead: Lead; gained: Differences['gained'] }

/** Rows of the source that this document never had, each with the place for it here. */
export function findGainedRows(payload: Payload, { source, now, lead, gained }: Gained): GainedRow[] {
  if (gained.length === 0) return []
  const copy = copyValues(payload, source.collection, source.values, lead)
  return gained.flatMap(({ row, place }): GainedRow[] => {
    const value = readRowAt(copy.data, row.path)
    if (value === undefined) return []
    const inside = (key: string) => key === row.key || key.startsWith(`${row.key}/`)
    const ids = new Set(now.rows.filter(({ key }) => inside(key)).map(({ id }) => id))
    const texts = now.texts.filter(({ key, text }) => inside(key) && text !== '')
    return [
      {
        id: row.id,
        place: row.place,
        text: texts.map(({ text }) => text).join('\n'),
        ...place,
        value,
        rows: Object.fromEntries(Object.entries(copy.rows).filter(([, theirs]) => ids.has(theirs))),
        prints: Object.fromEntries(texts.map(({ key, print }) => [key, print])),
      },
    ]
  })
}

/** The row at a path such as `main.0.banners.2`. */
export function readRowAt(values: Values, path: string): Values | undefined {
  let value: unknown = values
  for (const part of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(part)]
    else value = isValues(value) ? value[part] : undefined
  }
  return isValues(value) ? value : undefined
}
