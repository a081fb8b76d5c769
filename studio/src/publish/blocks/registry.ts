import type { BlockType } from '@menagerie/site/blocks/block-schemas'
import type { Lookup } from '../lookup.ts'
import { toCtaBanner } from './to-cta-banner.ts'
import { toProductGridSmall } from './to-product-grid-small.ts'
import { toRichTextBlock } from './to-rich-text-block.ts'

/** Turns a block as the studio stores it into its published fields. */
export type ToBlock = (block: unknown, lookup: Lookup) => Record<string, unknown>

const TO_BLOCK = {
  CtaBanner: toCtaBanner,
  ProductGridSmall: toProductGridSmall,
  RichText: toRichTextBlock,
} satisfies Record<BlockType, ToBlock>

const BY_TYPE: ReadonlyMap<string, ToBlock> = new Map(Object.entries(TO_BLOCK))

export function findToBlock(blockType: string): ToBlock | undefined {
  return BY_TYPE.get(blockType)
}
