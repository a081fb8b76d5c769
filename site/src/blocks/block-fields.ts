import type { Block } from 'payload'
import type { BlockType } from './block-schemas.ts'
import { ctaBannerFields } from './CtaBanner/fields.ts'
import { productGridSmallFields } from './ProductGridSmall/fields.ts'
import { richTextFields } from './RichText/fields.ts'

const FIELDS: Record<BlockType, Block> = {
  CtaBanner: ctaBannerFields,
  ProductGridSmall: productGridSmallFields,
  RichText: richTextFields,
}

/** Editor forms of all blocks, for the blocks fields of the studio. */
export const BLOCK_FIELDS: Block[] = Object.values(FIELDS)
