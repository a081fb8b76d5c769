/**
 * Arrays that every query of this thread works in, as large as the largest segment so far, by document. A query runs in one piece:
 * no other one works in them meanwhile.
 */
export type MatchScratch = {
  /** `tag << 22 | typos << 20 | place` of the last slot that found the document: one number says whether and how well. */
  readonly state: Int32Array
  /** 1 where the document is still in. All 0 between two queries. */
  readonly member: Uint8Array
  /** How exactly the slot found it. All 0 between two slots. */
  readonly degree: Uint8Array
  readonly found: Uint32Array
}

/** Bits of typos and place. With the tag they stay below 2^31, where machines compare whole numbers at once. */
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

/** What the state of a document that the next slot finds begins with: more than all before, so that nothing has to be cleared. */
export function nextTag(): number {
  if (tag === LAST_TAG) {
    scratch.state.fill(0)
    tag = 0
  }
  tag += 1
  return tag << KEY_BITS
}
