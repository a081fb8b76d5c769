const FIRST_BYTES = 1_024

/**
 * Collects the pieces of a body in one buffer. Pieces kept by themselves cost some 200 bytes of memory each, however
 * short they are: 64 kB that came in chunks of one byte took 14 MB.
 */
export class BodyBytes {
  readonly #most: number
  #bytes = Buffer.alloc(0)
  #size = 0

  constructor(mostBytes: number) {
    this.#most = mostBytes
  }

  /** Returns false, and keeps nothing of the piece, when the body would become too large. */
  add(piece: Uint8Array): boolean {
    const size = this.#size + piece.length
    if (size > this.#most) return false
    if (size > this.#bytes.length) this.#grow(size)
    this.#bytes.set(piece, this.#size)
    this.#size = size
    return true
  }

  take(): Buffer {
    return this.#bytes.subarray(0, this.#size)
  }

  #grow(size: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(size, Math.min(this.#most, 2 * this.#bytes.length), FIRST_BYTES))
    larger.set(this.take())
    this.#bytes = larger
  }
}
