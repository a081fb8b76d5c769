/**
 * Working arrays of all queries of this thread, by document, as large as the largest segment so far. A query runs
 * without interruption, so no other query uses them at the same time.
 */
export type MatchScratch = {
  /** `tag << 22 | typos << 20 | place` of the last slot that found the document. One number says whether it was found and how well. */
  readonly state: Int32Array
  /** 1 where the document still matches. All 0 between two queries. */
  readonly member: Uint8Array
  /** How exactly the slot found the document. All 0 between two slots. */
  readonly degree: Uint8Array
  readonly found: Uint32Array
}

/** Bits of typos and place. With the tag, the number stays below 2^31, so that it is compared as a small integer. */
export const KEY_BITS = 22
const LAST_TAG = (1 << (31 - KEY_BITS)) - 1

function createScratch(size: number): MatchScratch {
  return {
    state: new Int32Array(size),
    member: new Uint8Array(size),
    degree: new Uint8Array(size),
    found: new Uint32Array(size),
  }
}

let scratch = createScratch(0)
let tag = 0

export function takeScratch(size: number): MatchScratch {
  if (scratch.state.length < size) {
    scratch = createScratch(Math.max(size, 1024, scratch.state.length * 2))
    tag = 0
  }
  return scratch
}

/** Returns the tag for the documents of the next slot. It is higher than all before, so that nothing has to be cleared. */
export function nextTag(): number {
  if (tag === LAST_TAG) {
    scratch.state.fill(0)
    tag = 0
  }
  tag += 1
  return tag << KEY_BITS
}
