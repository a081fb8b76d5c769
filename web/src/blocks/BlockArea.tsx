import type { Block } from '@menagerie/contract/block'
import type { RenderContext } from '../context/render-context.ts'
import { createLog, type Log } from '../platform/log.ts'
import { Container } from '../ui/Container.tsx'
import styles from './BlockArea.module.css'
import { findBlockForEditors } from './for-editors.tsx'
import { findBlock } from './registry.ts'

type BlockAreaProps = {
  ctx: RenderContext
  blocks: readonly Block[]
  /** Of the container that each block stands in. */
  width: 'medium' | 'large'
  /** True for the first area of a page: its first block has the picture that readers wait for. */
  isFirst?: boolean
  log?: Log
}

const ownLog = createLog({ level: 'warn' })

/** One editable area of a page. Blocks know neither their width nor the space around them: it is given here. */
export function BlockArea({ ctx, blocks, width, isFirst = false, log = ownLog }: BlockAreaProps) {
  const find = ctx.isEditing ? findBlockForEditors : findBlock
  const shown = blocks.flatMap((block, index) => {
    const definition = find(block.blockType)
    if (definition === undefined) {
      log.warn('block skipped: this site does not know its type', { block: block.id, type: block.blockType })
      return []
    }
    const content = definition.render(block, ctx, { isFirst: isFirst && index === 0 })
    return content ? [{ id: block.id, content }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className={styles.area}>
      {shown.map(({ id, content }) => (
        <Container key={id} width={width}>
          {content}
        </Container>
      ))}
    </div>
  )
}
