import type { Block } from '@menagerie/contract/block'
import type { RenderContext } from '../context/render-context.ts'
import { createLog, type Log } from '../platform/log.ts'
import type { AreaView, BlockView } from './area-view.ts'
import { findBlockDefinition } from './registry.ts'

type AreaOptions = {
  /** True for the first area of a page: its first block has the picture that readers wait for. */
  isFirst?: boolean
  /** What the editors' form calls it; of areas that editors can change. */
  name?: string
  log?: Log
}

const ownLog = createLog({ level: 'warn' })

/** Reads all that an area shows. Areas are loaded in the order in which they stand: what is above decides what lists below repeat. */
export function loadArea(
  ctx: RenderContext,
  blocks: readonly Block[],
  { isFirst = false, name, log = ownLog }: AreaOptions = {},
): AreaView {
  const views = blocks.flatMap((block, index) => {
    const definition = findBlockDefinition(block.blockType)
    if (definition === undefined && ctx.isEditing) return [toMessage(block, toText(block))]
    if (definition === undefined) {
      log.warn('block skipped: this site does not know its type', { block: block.id, type: block.blockType })
      return []
    }
    const problem = ctx.isEditing ? definition.findProblem(block, ctx) : undefined
    if (problem !== undefined) return [toMessage(block, problem)]
    const fetched = ctx.isEditing ? definition.findFetched(block) : undefined
    if (fetched !== undefined) return [toMessage(block, fetched, 'fetched')]
    const view = definition.load(block, ctx, { isFirst: isFirst && index === 0 })
    return view ?? (ctx.isEditing ? [toMessage(block, NOTHING_TO_SHOW)] : [])
  })
  return { blocks: views, ...(ctx.isEditing && name !== undefined && { edited: name }) }
}

/** The studio says in a stand-in what a block still lacks. */
const toText = ({ text, blockType }: Block) =>
  typeof text === 'string' ? text : `This site does not know the block “${blockType}”`

const NOTHING_TO_SHOW = 'Visitors see nothing of this block yet'

/** Spec §8: where a block cannot show, editors at work read the reason in its place. */
function toMessage({ id }: Block, text: string, kind: 'problem' | 'fetched' = 'problem'): BlockView {
  return { id, type: 'EditorMessage', view: { text, kind } }
}
