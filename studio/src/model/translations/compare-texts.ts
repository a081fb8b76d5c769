import type { FoundRow, FoundText, FoundTexts } from './find-texts.ts'
import { followMoves } from './follow-moves.ts'
import { type TranslatedFrom, toSourceKey } from './translated-from.ts'

/** What a document was made from, what it has, and what its source has now. */
type Compared = { from: TranslatedFrom; before: FoundTexts; now: FoundTexts }

/** Where a row of the source goes here: the list of the form, and the place in it. */
type CopyPlace = { list: string; at: number }

export type TextDifference = {
  /** The key of both in the source. */
  key: string
  own: FoundText
  theirs: FoundText
  /** Fingerprint of the source's text that it was made from; absent where there was none. */
  made?: string
}

export type Differences = {
  changed: readonly TextDifference[]
  gained: readonly { row: FoundRow; place: CopyPlace }[]
  gone: readonly FoundRow[]
}

/** When a document is stale: the texts and rows in which its source has changed since. Of rows the outermost ones, for those in them go along. */
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
    // Without a fingerprint the source had no text here.
    if (made === theirs.print || (made === undefined && theirs.text === '')) return []
    return [{ key, own, theirs, ...(made !== undefined && { made }) }]
  })
}

/** A row in a block that this document has not is none that it lacks. */
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

/** In the own row that stands for the one around it, behind the own row that stands for the nearest before it. */
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
