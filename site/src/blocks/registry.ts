import type { BlockType } from './block-schemas.ts'
import { CtaBanner } from './CtaBanner/CtaBanner.tsx'
import { loadCtaBanner } from './CtaBanner/load.ts'
import { type BlockDefinition, defineBlock } from './define-block.tsx'
import { loadProductGridSmall } from './ProductGridSmall/load.ts'
import { ProductGridSmall } from './ProductGridSmall/ProductGridSmall.tsx'
import { loadRichText } from './RichText/load.ts'
import { RichText } from './RichText/RichText.tsx'

export const BLOCKS = {
  CtaBanner: defineBlock({ type: 'CtaBanner', load: loadCtaBanner, Component: CtaBanner }),
  ProductGridSmall: defineBlock({
    type: 'ProductGridSmall',
    load: loadProductGridSmall,
    Component: ProductGridSmall,
  }),
  RichText: defineBlock({ type: 'RichText', load: loadRichText, Component: RichText }),
} satisfies Record<BlockType, BlockDefinition>

export function findBlock(blockType: string): BlockDefinition | undefined {
  const found = Object.entries(BLOCKS).find(([type]) => type === blockType)
  return found?.[1]
}
