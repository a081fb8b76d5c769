import type { BlockType } from './block-schemas.ts'
import type { LoadedBlock } from './define-block.tsx'
import type { BlockViews } from './registry.ts'

/** `language` of the text. `problem`: something is wrong; `fetched`: the site fills in this content itself. */
export type EditorNote = { text: string; language: string; kind: 'problem' | 'fetched' }

/** For editors at work: replaces a block that cannot be shown, or content that the site fills in. */
type EditorMessageView = LoadedBlock<'EditorMessage', EditorNote>

export type BlockView = { [T in BlockType]: LoadedBlock<T, BlockViews[T]> }[BlockType] | EditorMessageView

/** One editable area of a page: the blocks that can be shown, in their order, as plain data. */
export type AreaView = {
  blocks: readonly BlockView[]
  /** The area's name in the editors' form, set while they are at work: the page then marks the area and its blocks. */
  edited?: string
}
