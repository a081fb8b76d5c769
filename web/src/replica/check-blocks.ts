import type { Block } from '@menagerie/contract/block'
import type { EntryBody, EntryKind } from '@menagerie/contract/entry'
import { z } from 'zod'
import type { ValidateBlocks } from './check-change.ts'

/** Checks every block of a body with the schema of its folder. A block type without a schema is a problem, too. */
export function checkBlocksWith(schemas: Readonly<Record<string, z.ZodType>>): ValidateBlocks {
  return (body) => {
    return blocksIn(body).flatMap((block) => {
      const schema = Object.hasOwn(schemas, block.blockType) ? schemas[block.blockType] : undefined
      if (!schema) return [`this site does not know the block ${block.blockType}`]
      const { error } = schema.safeParse(block)
      return error ? [`block ${block.blockType} ${block.id}: ${z.prettifyError(error)}`] : []
    })
  }
}

/** Pages have several areas, articles and jobs one, products a list of blocks. */
function blocksIn(body: EntryBody<EntryKind>): readonly Block[] {
  if ('areas' in body) return Object.values(body.areas).flat()
  if ('main' in body) return body.main
  return 'blocks' in body ? body.blocks : []
}
