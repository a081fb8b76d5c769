import type { Payload } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'
import type { GainedRow } from './changes.ts'
import { copyValues } from './copy-document.ts'
import type { FoundRow, FoundTexts } from './find-texts.ts'
import type { Lead } from './lead-references.ts'
import type { TranslationSource } from './read-sources.ts'
import type { TranslatedFrom } from './translated-from.ts'

type Asked = {
  source: TranslationSource
  own: TranslationSource
  from: TranslatedFrom
  before: FoundTexts
  now: FoundTexts
  lead: Lead
}

/** Rows of the source that this document has never had: each with the place that it would have here. */
export function findGained(payload: Payload, { source, from, before, now, lead }: Asked): GainedRow[] {
  const known = new Set([...Object.values(from.rows), ...from.left])
  const fresh = now.rows.filter(({ id }) => !known.has(id))
  const outermost = fresh.filter(({ key }) => !fresh.some((other) => key.startsWith(`${other.key}/`)))
  if (outermost.length === 0) return []
  const copy = copyValues(payload, source.collection, source.values, lead)
  const ownOf = new Map(Object.entries(from.rows).map(([own, theirs]) => [theirs, own]))
  return outermost.flatMap((row): GainedRow[] => {
    const place = findPlace(row, { now, before, ownOf })
    const value = readRowAt(copy.data, row.path)
    if (place === undefined || value === undefined) return []
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

type Known = { now: FoundTexts; before: FoundTexts; ownOf: ReadonlyMap<string, string> }

/** In the own row that stands for the one around it, behind the own row that stands for the nearest before it. */
function findPlace(row: FoundRow, { now, before, ownOf }: Known): { list: string; at: number } | undefined {
  const parts = row.path.split('.')
  const listName = parts.at(-2) ?? ''
  const around = now.rows.find(({ path }) => path === parts.slice(0, -2).join('.'))
  const own = around && before.rows.find(({ id }) => id === ownOf.get(around.id))
  if (around !== undefined && own === undefined) return undefined
  const list = own === undefined ? parts.slice(0, -1).join('.') : `${own.path}.${listName}`
  const index = Number(parts.at(-1))
  for (let at = index - 1; at >= 0; at -= 1) {
    const earlier = now.rows.find(({ path }) => path === [...parts.slice(0, -1), at].join('.'))
    const like = before.rows.find(({ id }) => earlier && id === ownOf.get(earlier.id))
    if (like?.path.startsWith(`${list}.`)) return { list, at: Number(like.path.split('.').at(-1)) + 1 }
  }
  return { list, at: 0 }
}

/** The row that stands at a path such as `main.0.banners.2`. */
export function readRowAt(values: Values, path: string): Values | undefined {
  let value: unknown = values
  for (const part of path.split('.')) {
    if (Array.isArray(value)) value = value[Number(part)]
    else value = isValues(value) ? value[part] : undefined
  }
  return isValues(value) ? value : undefined
}
