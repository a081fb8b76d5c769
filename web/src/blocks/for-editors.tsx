import type { BlockDefinition } from './define-block.tsx'
import { EditorMessage } from './EditorMessage.tsx'
import { findBlock } from './registry.ts'

/** A block as editors at work see it: where it cannot show, the reason stands in its place (spec §8). */
export function findBlockForEditors(blockType: string): BlockDefinition | undefined {
  const definition = findBlock(blockType)
  return (
    definition && {
      ...definition,
      render: (block, ctx, place) => {
        const problem = definition.findProblem(block, ctx)
        return problem === undefined ? definition.render(block, ctx, place) : <EditorMessage text={problem} />
      },
    }
  )
}
