import type { BlockType } from './block-schemas.ts'
import type { LoadedBlock } from './define-block.tsx'
import type { BlockViews } from './registry.ts'

/** `language`: of the text. `problem`: something is wrong; `fetched`: the site puts there what it knows. */
export type EditorNote = { text: string; language: string; kind: 'problem' | 'fetched' }

/** What stands in the place of a block that cannot show, or of what is fetched for it, for editors at work. */
type EditorMessageView = LoadedBlock<'EditorMessage', EditorNote>

export type BlockView = { [T in BlockType]: LoadedBlock<T, BlockViews[T]> }[BlockType] | EditorMessageView

/** One editable area of a page: what is left to show of its blocks, in their order, as plain data. */
export type AreaView = {
  blocks: readonly BlockView[]
  /** Its name in the editors' form, while they are at work: then it shows where it and its blocks are. */
  edited?: string
}
