import type { Block } from '@menagerie/contract/block'
import type { Translate } from '@menagerie/sites/translate'
import type { RenderContext } from '../context/render-context.ts'
import { toEditorTexts } from '../context/to-editor-texts.ts'
import { createLog, type Log } from '../platform/log.ts'
import type { AreaView, BlockView, EditorNote } from './area-view.ts'
import { findBlockDefinition } from './registry.ts'

type AreaOptions = {
  /** True for the first area of a page: its first block has the picture that should load first. */
  isFirst?: boolean
  /** Name in the editors' form, for areas that editors can change. */
  name?: string
  log?: Log
}

const ownLog = createLog({ level: 'warn' })

/**
 * Loads all that an area shows. In place of a block that cannot be shown, editors at work read the reason (spec §8). Areas must be loaded in their order on the
 * page: lists do not repeat what is shown above.
 */
export function loadArea(
  ctx: RenderContext,
  blocks: readonly Block[],
  { isFirst = false, name, log = ownLog }: AreaOptions = {},
): AreaView {
  const { t, language } = toEditorTexts(ctx)
  const toMessage = ({ id }: Block, text: string, kind: EditorNote['kind'] = 'problem'): BlockView => ({
    id,
    type: 'EditorMessage',
    view: { text, language, kind },
  })
  const views = blocks.flatMap((block, index) => {
    const definition = findBlockDefinition(block.blockType)
    if (definition === undefined && ctx.isEditing) return [toMessage(block, toText(block, t))]
    if (definition === undefined) {
      log.warn('block skipped: this site does not know its type', { block: block.id, type: block.blockType })
      return []
    }
    const problem = ctx.isEditing ? definition.findProblem(block, ctx) : undefined
    if (problem !== undefined) return [toMessage(block, problem)]
    const fetched = ctx.isEditing ? definition.findFetched(block, t) : undefined
    if (fetched !== undefined) return [toMessage(block, fetched, 'fetched')]
    const view = definition.load(block, ctx, { isFirst: isFirst && index === 0 })
    return view ?? (ctx.isEditing ? [toMessage(block, t('editor.nothingToShow'))] : [])
  })
  return { blocks: views, ...(ctx.isEditing && name !== undefined && { edited: name }) }
}

/** A block that the studio has replaced by a stand-in contains the text of what it lacks. */
const toText = ({ text, blockType }: Block, t: Translate) =>
  typeof text === 'string' ? text : t('editor.unknownBlock', { type: blockType })
