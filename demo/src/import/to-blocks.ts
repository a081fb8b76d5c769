import type { DemoBlock } from '../content/schema.ts'
import { ids } from '../stable-id.ts'
import { toLexical } from './to-lexical.ts'
import { toLink } from './to-link.ts'

type StoredBlock = { id: string; blockType: DemoBlock['block']; [field: string]: unknown }

/** Blocks as the studio stores them; `owner` makes their row ids. */
export function toBlocks(blocks: readonly DemoBlock[], owner: string, site: string): StoredBlock[] {
  return blocks.map((block, index) => ({
    id: ids.row(owner, `block ${index}`),
    blockType: block.block,
    ...toFields(block, site),
  }))
}

function toFields(block: DemoBlock, site: string): Record<string, unknown> {
  switch (block.block) {
    case 'CtaBanner':
      return {
        colorTheme: block.theme,
        blockTitle: block.title,
        blockText: block.text,
        button: toLink(block.target, site),
        buttonText: block.button,
        damFiles: block.picture ? [ids.picture(block.picture)] : [],
      }
    case 'RichText':
      return { content: toLexical(block.content, site) }
    case 'ProductGridSmall':
      return { title: block.title, products: block.products.map((sku) => ids.facts(sku)) }
  }
}
