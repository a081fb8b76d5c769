import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'

const NEW_LINE = 0x0a
const WORD = 64

/** Number of rows and a checksum over all of them, independent of their order. */
type RowSum = { rows: number; sum: string }

/**
 * Reads the text of COPY, in which each line is a row, and adds up the hashes of the lines. A hash of the whole text
 * would depend on the order of rows, which PostgreSQL does not guarantee.
 */
export function createRowSum(): { stream: Writable; result: () => RowSum } {
  const sums: [bigint, bigint] = [0n, 0n]
  let rows = 0
  let begun: Buffer[] = []
  const add = (row: Buffer) => {
    const hash = createHash('sha256').update(row).digest()
    sums[0] = BigInt.asUintN(WORD, sums[0] + hash.readBigUInt64LE(0))
    sums[1] = BigInt.asUintN(WORD, sums[1] + hash.readBigUInt64LE(8))
    rows += 1
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      let from = 0
      for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
        const part = chunk.subarray(from, end)
        add(begun.length === 0 ? part : Buffer.concat([...begun, part]))
        begun = []
        from = end + 1
      }
      if (from < chunk.length) begun.push(chunk.subarray(from))
      done()
    },
  })
  return { stream, result: () => ({ rows, sum: sums.map((sum) => sum.toString(16)).join('-') }) }
}
