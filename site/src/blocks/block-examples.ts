import type { Block } from '@menagerie/contract/block'
import type { BlockType } from './block-schemas.ts'
import { ctaBannerExamples } from './CtaBanner/examples.ts'
import { productGridSmallExamples } from './ProductGridSmall/examples.ts'
import { richTextExamples } from './RichText/examples.ts'

/** At least one published block of every type, for tests and galleries. */
export const BLOCK_EXAMPLES: Record<BlockType, readonly Block[]> = {
  CtaBanner: ctaBannerExamples,
  ProductGridSmall: productGridSmallExamples,
  RichText: richTextExamples,
}
