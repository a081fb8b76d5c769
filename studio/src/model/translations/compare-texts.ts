import type { FoundRow, FoundText, FoundTexts } from './find-texts.ts'
import { followMoves } from './follow-moves.ts'
import { type TranslatedFrom, toSourceKey } from './translated-from.ts'

/** What a document was copied from, its own texts, and the current texts of its source. */
type Compared = { from: TranslatedFrom; before: FoundTexts; now: FoundTexts }

/** Place for a row of the source in this document: the form's list, and the index in it. */
type CopyPlace = { list: string; at: number }

export type TextDifference = {
  /** The key of both texts in the source. */
  key: string
  own: FoundText
  theirs: FoundText
  /** Fingerprint of the source's text that it was translated from; absent if there was none. */
  made?: string
}

export type Differences = {
  changed: readonly TextDifference[]
  gained: readonly { row: FoundRow; place: CopyPlace }[]
  gone: readonly FoundRow[]
}

/**
 * Compares a document with its source: the texts and rows that have changed in the source since. Only the outermost
 * rows are listed, because rows in them are included.
 */
export function compareTexts(compared: Compared): Differences {
  return { changed: findChanged(compared), gained: findGained(compared), gone: findGone(compared) }
}

function findChanged({ from, before, now }: Compared): TextDifference[] {
  const ids = new Set(before.rows.map(({ id }) => id))
  const findText = followMoves(
    from,
    now.texts.map((text) => [text.key, text]),
  )
  const findPrint = followMoves(from, Object.entries(from.prints))
  return before.texts.flatMap((own) => {
    const like = toSourceKey(own.key, from.rows, ids)
    const theirs = like === undefined ? undefined : findText(like)
    if (theirs === undefined) return []
    const { key } = theirs
    const made = findPrint(key)
    // Without a fingerprint, the source had no text here.
    if (made === theirs.print || (made === undefined && theirs.text === '')) return []
    return [{ key, own, theirs, ...(made !== undefined && { made }) }]
  })
}

/** Rows in a block that this document does not have are not counted as missing. */
function findGained({ from, before, now }: Compared): { row: FoundRow; place: CopyPlace }[] {
  const known = new Set([...Object.values(from.rows), ...from.left])
  const ownOf = new Map(Object.entries(from.rows).map(([own, theirs]) => [theirs, own]))
  return toOutermost(now.rows.filter(({ id }) => !known.has(id))).flatMap((row) => {
    const place = findPlace(row, { now, before, ownOf })
    return place === undefined ? [] : [{ row, place }]
  })
}

function findGone({ from, before, now }: Compared): FoundRow[] {
  const there = new Set(now.rows.map(({ id }) => id))
  return toOutermost(before.rows.filter(({ id }) => from.rows[id] !== undefined && !there.has(from.rows[id] ?? '')))
}

const toOutermost = (rows: readonly FoundRow[]): FoundRow[] =>
  rows.filter(({ key }) => !rows.some((other) => key.startsWith(`${other.key}/`)))

type ComparedTexts = { now: FoundTexts; before: FoundTexts; ownOf: ReadonlyMap<string, string> }

/**
 * The place is in the own row that corresponds to the surrounding one, after the own row that corresponds to the
 * nearest one before it.
 */
function findPlace(row: FoundRow, { now, before, ownOf }: ComparedTexts): CopyPlace | undefined {
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
