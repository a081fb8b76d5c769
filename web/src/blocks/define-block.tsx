import type { Block } from '@menagerie/contract/block'
import type { Translate } from '@menagerie/sites/translate'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from '../context/render-context.ts'
import type { EmbedSource } from '../features/embeds/embed-source.ts'
import type { BLOCK_SCHEMAS, BlockType } from './block-schemas.ts'

/** Where on the page a block stands, as far as it matters to what it loads. */
export type BlockPlace = { isFirst: boolean }

type BlockOf<T extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[T]>

type BlockParts<T extends BlockType, View> = {
  type: T
  /** What the component shows; undefined when nothing of it is left to show. */
  load: (block: BlockOf<T>, ctx: RenderContext, place: BlockPlace) => View | undefined
  Component: ComponentType<View>
  /** What of other companies its editors have put there. */
  listEmbeds?: (block: BlockOf<T>) => EmbedSource[]
  /** Why nothing shows, in a sentence for editors; undefined where nothing is wrong. */
  findProblem?: (block: BlockOf<T>, ctx: RenderContext) => string | undefined
  /** What the site puts there by itself, in words for editors (spec §4); undefined where all of it is theirs. */
  findFetched?: (block: BlockOf<T>, t: Translate) => string | undefined
}

/** A block ready to be drawn: `view` is plain data. */
export type LoadedBlock<T, View> = { id: string; type: T; view: View }

export type BlockDefinition<T extends BlockType, View> = {
  /** Undefined when nothing of it is left to show. */
  load: (block: Block, ctx: RenderContext, place: BlockPlace) => LoadedBlock<T, View> | undefined
  draw: (view: View) => ReactNode
  listEmbeds: (block: Block) => EmbedSource[]
  findProblem: (block: Block, ctx: RenderContext) => string | undefined
  findFetched: (block: Block, t: Translate) => string | undefined
}

/** The schema was checked when the replica took the entry in, so the type alone tells what a block holds. */
function isOfType<T extends BlockType>(type: T, block: Block): block is Block & BlockOf<T> {
  return block.blockType === type
}

/** Ties loader and component of a block together, so that the registry needs no casts. */
export function defineBlock<T extends BlockType, View extends object>(
  parts: BlockParts<T, View>,
): BlockDefinition<T, View> {
  const { type, load, Component, listEmbeds, findProblem, findFetched } = parts
  return {
    load(block, ctx, place) {
      const view = isOfType(type, block) ? load(block, ctx, place) : undefined
      return view && { id: block.id, type, view }
    },
    draw: (view) => <Component {...view} />,
    listEmbeds: (block) => (isOfType(type, block) ? (listEmbeds?.(block) ?? []) : []),
    findProblem: (block, ctx) => (isOfType(type, block) ? findProblem?.(block, ctx) : undefined),
    findFetched: (block, t) => (isOfType(type, block) ? findFetched?.(block, t) : undefined),
  }
}
