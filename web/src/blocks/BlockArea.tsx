import type { ReactNode } from 'react'
import { Container } from '../ui/Container.tsx'
import type { AreaView, BlockView } from './area-view.ts'
import styles from './BlockArea.module.css'
import { BLOCKS } from './block-definitions.ts'
import type { BlockType } from './block-schemas.ts'
import type { LoadedBlock } from './define-block.tsx'
import { EditorMessage } from './EditorMessage.tsx'
import type { BlockViews } from './registry.ts'

type BlockAreaProps = {
  area: AreaView
  /** Width of each block's container. */
  width: 'medium' | 'large'
}

/** One editable area of a page. It sets the width and the spacing, which blocks do not know. */
export function BlockArea({ area: { blocks, edited }, width }: BlockAreaProps) {
  if (blocks.length === 0 && edited === undefined) return null
  return (
    <div className={styles.area} data-edit-area={edited}>
      {blocks.map((block) => (
        <Container key={block.id} width={width} editedBlock={edited === undefined ? undefined : block.id}>
          {draw(block)}
        </Container>
      ))}
    </div>
  )
}

const DRAWERS: { [T in BlockType]: { draw: (view: BlockViews[T]) => ReactNode } } = BLOCKS

function draw(block: BlockView): ReactNode {
  return block.type === 'EditorMessage' ? <EditorMessage {...block.view} /> : drawBlock(block)
}

function drawBlock<T extends BlockType>({ type, view }: LoadedBlock<T, BlockViews[T]>): ReactNode {
  return DRAWERS[type].draw(view)
}
