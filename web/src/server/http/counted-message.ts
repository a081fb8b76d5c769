import { IncomingMessage } from 'node:http'

/** A body may come in so many pieces of any length, and in one more for each `LEAST_BYTES` of it. */
const FREE_PIECES = 256
const LEAST_BYTES = 256

/**
 * A request whose connection is cut when its body comes in far too many pieces. Node keeps each chunk of a body as an object of
 * its own until it is read: 390 kB of chunks of one byte take 14 MB, also when no part of the site reads them.
 */
export class CountedMessage extends IncomingMessage {
  #pieces = 0
  #bytes = 0

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece === null) return super.push(piece)
    this.#pieces += 1
    this.#bytes += piece.length
    if (this.#pieces <= FREE_PIECES + this.#bytes / LEAST_BYTES) return super.push(piece, encoding)
    this.socket.destroy()
    return false
  }
}
