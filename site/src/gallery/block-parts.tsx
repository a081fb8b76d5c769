import { BlockArea } from '../blocks/BlockArea.tsx'
import { BLOCK_EXAMPLES } from '../blocks/block-examples.ts'
import type { GalleryPart } from './gallery-page.ts'
import { toKebabCase } from './to-kebab-case.ts'

/** Every block with its examples, shown by what shows it on pages. */
export const BLOCK_PARTS: readonly GalleryPart[] = Object.entries(BLOCK_EXAMPLES)
  .map(
    ([type, blocks]) =>
      ({
        path: `blocks/${toKebabCase(type)}`,
        name: type,
        load: (ctx) =>
          blocks.map((block) => ({ id: block.id, show: <BlockArea ctx={ctx} blocks={[block]} width="large" /> })),
      }) satisfies GalleryPart,
  )
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))
