import type { Block } from '@menagerie/contract/block'
import { richTextBlockSchema } from '../blocks/RichText/schema.ts'
import { toPlainText } from '../content/to-plain-text.ts'

/** The written text among the blocks of a page, without what else they show. */
export function toBlocksText(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => richTextBlockSchema.safeParse(block).data ?? [])
    .map(({ content }) => toPlainText(content))
    .join('\n')
}
