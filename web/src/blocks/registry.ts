import { BLOCKS } from './block-definitions.ts'
import type { BlockType } from './block-schemas.ts'
import type { BlockDefinition } from './define-block.tsx'

type ViewOf<Definition> = Definition extends BlockDefinition<BlockType, infer View> ? View : never
/** The view of each block type, which its loader makes and its component renders. */
export type BlockViews = { [T in BlockType]: ViewOf<(typeof BLOCKS)[T]> }

export function findBlockDefinition(blockType: string): (typeof BLOCKS)[BlockType] | undefined {
  return isKnown(blockType) ? BLOCKS[blockType] : undefined
}

const isKnown = (blockType: string): blockType is BlockType => Object.hasOwn(BLOCKS, blockType)
