import type { Found, Ref } from './found.ts'
import type { Level } from './levels.ts'

/** Documents of several segments with what they are compared by. */
export type Field = { readonly founds: readonly Found[]; readonly levels: readonly (readonly Level[])[] }

function readLevel(field: Field, found: number, index: number, level: number): number {
  const by = field.levels[found]?.[level]
  if (by === undefined) return 0
  const { values, isByDocument } = by
  return values[isByDocument ? (field.founds[found]?.documents[index] ?? 0) : index] ?? 0
}

/** Below zero: the first one comes before the second. */
export function compareRefs(field: Field, foundA: number, indexA: number, foundB: number, indexB: number): number {
  const count = field.levels[foundA]?.length ?? 0
  for (let level = 0; level < count; level++) {
    const a = readLevel(field, foundA, indexA, level)
    const b = readLevel(field, foundB, indexB, level)
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}

/** The best `most`, the best first. A heap with the worst of them on top: most documents are refused by one look at it. */
export function selectTop(field: Field, most: number): Ref[] {
  if (most <= 0) return []
  const heap = createHeap(field, most)
  for (const [found, { documents }] of field.founds.entries()) {
    for (let index = 0; index < documents.length; index++) heap.add(found, index)
  }
  return heap.list()
}

type Heap = { add(found: number, index: number): void; list(): Ref[] }

function createHeap(field: Field, most: number): Heap {
  const founds: number[] = []
  const indexes: number[] = []

  const isWorse = (a: number, b: number): boolean =>
    compareRefs(field, founds[a] ?? 0, indexes[a] ?? 0, founds[b] ?? 0, indexes[b] ?? 0) > 0

  function swap(a: number, b: number): void {
    const found = founds[a] ?? 0
    const index = indexes[a] ?? 0
    founds[a] = founds[b] ?? 0
    indexes[a] = indexes[b] ?? 0
    founds[b] = found
    indexes[b] = index
  }

  function rise(from: number): void {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isWorse(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }

  function sink(): void {
    let at = 0
    for (;;) {
      const left = at * 2 + 1
      if (left >= founds.length) return
      const worse = left + 1 < founds.length && isWorse(left + 1, left) ? left + 1 : left
      if (!isWorse(worse, at)) return
      swap(worse, at)
      at = worse
    }
  }

  function add(found: number, index: number): void {
    if (founds.length < most) {
      founds.push(found)
      indexes.push(index)
      rise(founds.length - 1)
    } else if (compareRefs(field, found, index, founds[0] ?? 0, indexes[0] ?? 0) < 0) {
      founds[0] = found
      indexes[0] = index
      sink()
    }
  }

  function list(): Ref[] {
    const refs = founds.map((found, i) => ({ found, index: indexes[i] ?? 0 }))
    return refs.sort((a, b) => compareRefs(field, a.found, a.index, b.found, b.index))
  }

  return { add, list }
}
