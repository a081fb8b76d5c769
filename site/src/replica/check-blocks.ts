import type { Block } from '@menagerie/contract/block'
import { z } from 'zod'
import type { ValidateBlocks } from './check-change.ts'

/** Checks every block of a body with the schema of its folder. A block type without a schema is a problem, too. */
export function checkBlocksWith(schemas: Readonly<Record<string, z.ZodType>>): ValidateBlocks {
  return (body) => {
    const blocks: Block[] = 'areas' in body ? Object.values(body.areas).flat() : 'blocks' in body ? body.blocks : []
    return blocks.flatMap((block) => {
      const schema = Object.hasOwn(schemas, block.blockType) ? schemas[block.blockType] : undefined
      if (!schema) return [`this site does not know the block ${block.blockType}`]
      const { error } = schema.safeParse(block)
      return error ? [`block ${block.blockType} ${block.id}: ${z.prettifyError(error)}`] : []
    })
  }
}
