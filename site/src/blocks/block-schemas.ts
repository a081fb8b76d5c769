import type { ZodType } from 'zod'
import { ctaBannerSchema } from './CtaBanner/schema.ts'
import { productGridSmallSchema } from './ProductGridSmall/schema.ts'
import { richTextBlockSchema } from './RichText/schema.ts'

/** Schema of every block as published, by block type. Adding a block starts with a row here. */
export const BLOCK_SCHEMAS = {
  CtaBanner: ctaBannerSchema,
  ProductGridSmall: productGridSmallSchema,
  RichText: richTextBlockSchema,
} satisfies Record<string, ZodType>

export type BlockType = keyof typeof BLOCK_SCHEMAS
