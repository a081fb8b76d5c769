/**
 * Memory for the arrays that a batch of searches needs until it is answered. V8 keeps the contents of typed arrays outside its heap and begins
 * to mark the whole heap after some 30 MB of them; when every search allocated its own arrays, large indexes were marked twice a second.
 */
const FIRST_BYTES = 1 << 16
const LARGEST_BYTES = 1 << 23
/** Most memory that is kept for the next batch. */
const KEPT_BYTES = 1 << 25
const ALIGNMENT = 8

let chunks: ArrayBuffer[] = []
let chunk = 0
let used = 0

/** Starts a new batch. Arrays that were taken before must not be used any more. */
export function emptyArena(): void {
  chunk = 0
  used = 0
  let kept = 0
  const end = chunks.findIndex(({ byteLength }) => {
    kept += byteLength
    return kept > KEPT_BYTES
  })
  if (end >= 0) chunks = chunks.slice(0, end)
}

/** Returns an array of zeros, as do the other functions. Nothing that outlives the batch may be stored in it. */
export function takeUint8(length: number): Uint8Array<ArrayBuffer> {
  const { buffer, offset } = reserve(length)
  return new Uint8Array(buffer, offset, length).fill(0)
}

export function takeUint16(length: number): Uint16Array<ArrayBuffer> {
  const { buffer, offset } = reserve(length * Uint16Array.BYTES_PER_ELEMENT)
  return new Uint16Array(buffer, offset, length).fill(0)
}

export function takeUint32(length: number): Uint32Array<ArrayBuffer> {
  const { buffer, offset } = reserve(length * Uint32Array.BYTES_PER_ELEMENT)
  return new Uint32Array(buffer, offset, length).fill(0)
}

export function takeFloat64(length: number): Float64Array<ArrayBuffer> {
  const { buffer, offset } = reserve(length * Float64Array.BYTES_PER_ELEMENT)
  return new Float64Array(buffer, offset, length).fill(0)
}

/** Returns a copy. */
export function copyUint32(values: ArrayLike<number>): Uint32Array<ArrayBuffer> {
  const { buffer, offset } = reserve(values.length * Uint32Array.BYTES_PER_ELEMENT)
  const copy = new Uint32Array(buffer, offset, values.length)
  copy.set(values)
  return copy
}

function reserve(bytes: number): { buffer: ArrayBuffer; offset: number } {
  for (; chunk < chunks.length; chunk++, used = 0) {
    const buffer = chunks[chunk]
    if (buffer === undefined || buffer.byteLength - used < bytes) continue
    const offset = used
    used += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
    return { buffer, offset }
  }
  const largest = Math.min(LARGEST_BYTES, (chunks.at(-1)?.byteLength ?? FIRST_BYTES / 2) * 2)
  const added = new ArrayBuffer(Math.max(largest, Math.ceil(bytes / ALIGNMENT) * ALIGNMENT))
  chunks.push(added)
  used = Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
  return { buffer: added, offset: 0 }
}
