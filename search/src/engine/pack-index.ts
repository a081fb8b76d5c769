import { z } from 'zod'
import type { Analyzer } from '../analysis/analyzer.ts'
import { findKey } from '../index/key-table.ts'
import { DamagedError, type PackedArray, pack, unpack } from '../index/pack.ts'
import { packSegment, readSegment } from '../index/pack-segment.ts'
import type { Segment } from '../index/segment.ts'
import { countStrings, textAt } from '../index/strings.ts'
import { cutWord } from '../index/word-list.ts'
import type { Generation, PreparedIndex } from './generation.ts'
import type { IndexPart } from './part.ts'
import { toBuildKey } from './prepare-config.ts'

/** Must be raised when segments or analysis change, so that old files are rebuilt. */
const BUILD = 1
const WORDS_CHECKED = 200

const dataSchema = z.object({
  build: z.literal(BUILD),
  key: z.string(),
  nextOrder: z.int(),
  parts: z.array(z.object({ gone: z.int(), hasDeleted: z.boolean() })),
})

/** Packs an index without its configuration into bytes. */
export function toIndexBytes(generation: Generation): Uint8Array {
  const { parts, nextOrder } = generation
  const arrays = new Map<string, PackedArray>()
  for (const [i, { segment, deleted }] of parts.entries()) {
    arrays.set(`segment.${i}`, packSegment(segment))
    if (deleted) arrays.set(`deleted.${i}`, deleted)
  }
  const data: z.infer<typeof dataSchema> = {
    build: BUILD,
    key: toBuildKey(generation),
    nextOrder,
    parts: parts.map(({ gone, deleted }) => ({ gone, hasDeleted: deleted !== undefined })),
  }
  return pack({ data, arrays })
}

/**
 * Reads packed bytes; arrays are views into `bytes`. Throws `DamagedError` when the bytes are incomplete, or were
 * made with other settings or another analysis than `prepared`.
 */
export function readIndexBytes(bytes: Uint8Array, prepared: PreparedIndex): { parts: IndexPart[]; nextOrder: number } {
  const { data, arrays } = unpack(bytes)
  const read = dataSchema.safeParse(data)
  if (!read.success) throw new DamagedError('A search index of another build')
  if (read.data.key !== toBuildKey(prepared)) throw new DamagedError('A search index of other settings')
  const parts = read.data.parts.map(({ gone, hasDeleted }, i): IndexPart => {
    const packed = arrays.get(`segment.${i}`)
    const deleted = arrays.get(`deleted.${i}`)
    if (!(packed instanceof Uint8Array)) throw new DamagedError('A search index lacks a segment')
    if (hasDeleted && !(deleted instanceof Uint32Array)) throw new DamagedError('A search index lacks what was deleted')
    const segment = readSegment(packed)
    checkAnalysis(segment, prepared.analyzer)
    return { segment, deleted: deleted instanceof Uint32Array ? deleted : undefined, gone }
  })
  return { parts, nextOrder: read.data.nextOrder }
}

/** Checks a sample of words: whether they still have the stems by which they were indexed. */
function checkAnalysis({ vocabulary, stems }: Segment, analyzer: Analyzer): void {
  const count = countStrings(vocabulary)
  const step = Math.max(1, Math.floor(count / WORDS_CHECKED))
  for (let term = 0; term < count; term += step) {
    for (const stem of analyzer.stems(textAt(vocabulary, term))) {
      const { from, to } = findKey(stems, cutWord(stem))
      if (!stems.terms.subarray(from, to).includes(term)) throw new DamagedError('A search index of another analysis')
    }
  }
}
