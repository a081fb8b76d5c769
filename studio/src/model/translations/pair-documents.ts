import type { Payload } from 'payload'
import { toPrints } from './copy-document.ts'
import { findTexts } from './find-texts.ts'
import type { TranslationSource } from './read-sources.ts'
import type { TranslatedFrom } from './translated-from.ts'

/**
 * Links an independent document to a source: rows are paired by type and order, and each text counts as translated from
 * the source's current text.
 */
export function pairDocuments(payload: Payload, own: TranslationSource, source: TranslationSource): TranslatedFrom {
  const theirs = new Map(nameRows(payload, source).map(({ id, name }) => [name, id]))
  const rows = nameRows(payload, own).flatMap(({ id, name }) => {
    const like = theirs.get(name)
    return like === undefined ? [] : [[id, like] as const]
  })
  const paired = new Set(rows.map(([, like]) => like))
  const left = [...theirs.values()].filter((id) => !paired.has(id))
  const prints = toPrints(payload, source)
  const { texts } = findTexts(payload, own.collection, own.values)
  const kept = texts.filter(({ print }) => Object.values(prints).includes(print))
  return {
    id: source.id,
    site: source.site,
    rows: Object.fromEntries(rows),
    prints,
    left,
    former: [],
    foreign: {},
    // Texts that are identical now were written deliberately.
    kept: Object.entries(prints)
      .filter(([, print]) => kept.some((text) => text.print === print))
      .map(([key]) => key),
  }
}

/**
 * Names rows by type and order: `main/CtaBanner#1/slots/#0` is the first row of the second call to action in an area.
 */
export function nameRows(payload: Payload, { collection, values }: TranslationSource): { id: string; name: string }[] {
  const { rows } = findTexts(payload, collection, values)
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return rows.map(({ id, path, blockType = '' }) => {
    const parts = path.split('.')
    const above = names.get(parts.slice(0, -2).join('.'))
    const list = above === undefined ? parts.slice(0, -1).join('/') : `${above}/${parts.at(-2)}`
    const kind = `${list}/${blockType}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    names.set(path, `${kind}#${count}`)
    return { id, name: `${kind}#${count}` }
  })
}
