import { anyBlockSchema, type Block } from '@menagerie/contract/block'
import type { z } from 'zod'
import { FieldProblem, gatherProblems } from '../parts/field-problem.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedList } from '../parts/stored-values.ts'
import { findToBlock } from './registry.ts'

export const storedBlocks = storedList(anyBlockSchema)
type StoredBlock = z.infer<typeof anyBlockSchema>

/** The blocks of one field as they are published, without hidden ones; `field` is its name in the document's form. */
export function toPublishedBlocks(blocks: readonly StoredBlock[], field: string, lookup: Lookup): Block[] {
  return gatherProblems(blocks.map((block, index) => () => toShownBlock(block, `${field}.${index}`, lookup))).flat()
}

function toShownBlock(block: StoredBlock, field: string, lookup: Lookup): Block[] {
  if (block.hidden === true) return []
  const toBlock = findToBlock(block.blockType)
  if (toBlock === undefined) throw new FieldProblem(field, `There is no block “${block.blockType}”`)
  try {
    return [{ id: block.id, blockType: block.blockType, ...toBlock(block, lookup) }]
  } catch (error) {
    if (!(error instanceof FieldProblem)) throw error
    throw error.retold((problem) => new FieldProblem(`${field}.${problem.field}`, problem.message))
  }
}
