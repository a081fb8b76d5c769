import { takeFloat64, takeUint8, takeUint32 } from './arena.ts'
import { keepFound } from './found.ts'
import type { Level } from './levels.ts'
import { compareRefs, type Field } from './select-top.ts'

/** Groups by document. A group's number is the same in all segments; documents without a group have `NO_GROUP`. */
export type Groups = { readonly count: number; readonly of: readonly Uint32Array[] }
export const NO_GROUP = 0xffff_ffff

/** Leaders by group: the place of its best document so far plus one, counted over all segments. One query at a time may use this array. */
let leaders = new Uint32Array(0)

function takeLeaders(count: number): Uint32Array {
  if (leaders.length < count) leaders = new Uint32Array(count)
  return leaders.fill(0, 0, count)
}

type Contest = {
  readonly field: Field
  readonly leaders: Uint32Array
  /** Number of documents in the earlier segments, by segment. */
  readonly offsets: readonly number[]
  /** Marks by segment and place: 1 for the best document of a group so far. */
  readonly marks: readonly Uint8Array[]
}

/** Keeps the best document of each group. Documents without a group all stay. */
export function keepLeaders(field: Field, groups: Groups): Field {
  const offsets: number[] = []
  let size = 0
  for (const { documents } of field.founds) {
    offsets.push(size)
    size += documents.length
  }
  const marks = field.founds.map(({ documents }) => takeUint8(documents.length))
  const contest: Contest = { field, leaders: takeLeaders(groups.count), offsets, marks }
  for (const [found, { part, documents }] of field.founds.entries()) {
    markLeaders(contest, found, documents, groups.of[part] ?? new Uint32Array(), toFirst(field, found))
  }
  const kept = marks.map(listMarked)
  return {
    founds: field.founds.map((found, i) => keepFound(found, kept[i] ?? new Uint32Array())),
    levels: field.levels.map((levels, i) => levels.map((level) => keepLevel(level, kept[i] ?? new Uint32Array()))),
  }
}

/** Returns the values that are compared first, by place. They mostly decide alone. */
function toFirst({ founds, levels }: Field, found: number): Float64Array {
  const documents = founds[found]?.documents ?? new Uint32Array()
  const { values, isByDocument } = levels[found]?.[0] ?? { values: new Float64Array(), isByDocument: true }
  if (!isByDocument && values instanceof Float64Array) return values
  const first = takeFloat64(documents.length)
  for (let i = 0; i < first.length; i++) first[i] = values[isByDocument ? (documents[i] ?? 0) : i] ?? 0
  return first
}

function markLeaders(
  contest: Contest,
  found: number,
  documents: Uint32Array,
  groupOf: Uint32Array,
  first: Float64Array,
): void {
  const { leaders } = contest
  const offset = contest.offsets[found] ?? 0
  const marks = contest.marks[found] ?? new Uint8Array()
  for (let i = 0; i < documents.length; i++) {
    const group = groupOf[documents[i] ?? 0] ?? NO_GROUP
    if (group !== NO_GROUP) {
      const leader = (leaders[group] ?? 0) - 1
      if (leader >= offset) {
        const before = leader - offset
        const difference = (first[i] ?? 0) - (first[before] ?? 0)
        if (difference > 0 || !(difference < 0 || isBefore(contest.field, found, i, found, before))) continue
        marks[before] = 0
      } else if (leader >= 0 && !replace(contest, found, i, leader)) continue
      leaders[group] = offset + i + 1
    }
    marks[i] = 1
  }
}

function isBefore(field: Field, foundA: number, indexA: number, foundB: number, indexB: number): boolean {
  return compareRefs(field, foundA, indexA, foundB, indexB) < 0
}

/** Moves the mark from a leader in another segment to this document, if this one is better. */
function replace({ field, offsets, marks }: Contest, found: number, index: number, leader: number): boolean {
  const other = offsets.findLastIndex((offset) => offset <= leader)
  const before = leader - (offsets[other] ?? 0)
  if (!isBefore(field, found, index, other, before)) return false
  const theirs = marks[other]
  if (theirs) theirs[before] = 0
  return true
}

function listMarked(marks: Uint8Array): Uint32Array {
  let count = 0
  for (let i = 0; i < marks.length; i++) count += marks[i] ?? 0
  const marked = takeUint32(count)
  for (let i = 0, at = 0; at < count; i++) if (marks[i] === 1) marked[at++] = i
  return marked
}

function keepLevel(level: Level, kept: Uint32Array): Level {
  if (level.isByDocument) return level
  const values = takeFloat64(kept.length)
  for (let i = 0; i < kept.length; i++) values[i] = level.values[kept[i] ?? 0] ?? 0
  return { values, isByDocument: false }
}
