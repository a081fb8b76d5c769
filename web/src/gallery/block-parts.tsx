import type { Block } from '@menagerie/contract/block'
import { BlockArea } from '../blocks/BlockArea.tsx'
import { BLOCK_EXAMPLES, BLOCK_FAULTS } from '../blocks/block-examples.ts'
import { BLOCK_SCHEMAS, type BlockType } from '../blocks/block-schemas.ts'
import { loadArea } from '../blocks/load-area.ts'
import type { RenderContext } from '../context/render-context.ts'
import type { GalleryPart } from './gallery-page.ts'
import { toKebabCase } from './to-kebab-case.ts'

const isBlockType = (name: string): name is BlockType => name in BLOCK_SCHEMAS
const TYPES = Object.keys(BLOCK_EXAMPLES).filter(isBlockType)

/** Every block with its examples, rendered as on pages; faulty blocks as editors see them. */
export const BLOCK_PARTS: readonly GalleryPart[] = TYPES.map(
  (type) =>
    ({
      path: `blocks/${toKebabCase(type)}`,
      name: type,
      load: (ctx) => [
        ...BLOCK_EXAMPLES[type].map((block) => toExample(ctx, block)),
        ...(BLOCK_FAULTS[type] ?? []).map((block) => toExample({ ...ctx, isEditing: true }, block)),
      ],
    }) satisfies GalleryPart,
).sort((one, other) => one.name.localeCompare(other.name, 'en'))

function toExample(ctx: RenderContext, block: Block) {
  return { id: block.id, show: <BlockArea area={loadArea(ctx, [block])} width="large" /> }
}
