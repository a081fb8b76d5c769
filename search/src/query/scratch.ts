/**
 * Arrays that every query of this thread works in, as large as the largest segment so far. A stamp says which use a value is
 * from, so nothing is ever cleared. A query runs in one piece: nobody else is in here at the same time.
 */
export type DocumentScratch = {
  /** Stamp of the round of matching in which the document is still in. */
  member: Uint32Array
  /** Stamp of the slot that found it. */
  seen: Uint32Array
  /** Of that slot: `typos << 20 | place`, the least. */
  best: Uint32Array
  /** Stamp of the slot that found one of its exact words. */
  exactly: Uint32Array
  /** Of that slot: how exact. */
  degree: Uint8Array
  typos: Uint8Array
  place: Uint32Array
  exact: Uint8Array
  words: Uint8Array
}

function createScratch(size: number): DocumentScratch {
  return {
    member: new Uint32Array(size),
    seen: new Uint32Array(size),
    best: new Uint32Array(size),
    exactly: new Uint32Array(size),
    degree: new Uint8Array(size),
    typos: new Uint8Array(size),
    place: new Uint32Array(size),
    exact: new Uint8Array(size),
    words: new Uint8Array(size),
  }
}

let scratch = createScratch(0)
let stamp = 0

export function takeScratch(size: number): DocumentScratch {
  if (scratch.member.length < size) scratch = createScratch(Math.max(size, 1024, scratch.member.length * 2))
  return scratch
}

/** A number that no value in the scratch arrays has. */
export function nextStamp(): number {
  stamp += 1
  if (stamp > 0xffff_fff0) {
    scratch = createScratch(scratch.member.length)
    stamp = 1
  }
  return stamp
}
