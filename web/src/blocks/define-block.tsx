import type { Block } from '@menagerie/contract/block'
import type { Translate } from '@menagerie/sites/translate'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { RenderContext } from '../context/render-context.ts'
import type { EmbedSource } from '../features/embeds/embed-source.ts'
import type { BLOCK_SCHEMAS, BlockType } from './block-schemas.ts'

/** Position of a block on the page, as far as its loader needs it. */
export type BlockPlace = { isFirst: boolean }

type BlockOf<T extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[T]>

type BlockParts<T extends BlockType, View> = {
  type: T
  /** Returns what the component shows; undefined when nothing of it can be shown. */
  load: (block: BlockOf<T>, ctx: RenderContext, place: BlockPlace) => View | undefined
  Component: ComponentType<View>
  /** Lists other companies' content that editors have put into the block. */
  listEmbeds?: (block: BlockOf<T>) => EmbedSource[]
  /** Returns why nothing is shown, in a sentence for editors; undefined where nothing is wrong. */
  findProblem?: (block: BlockOf<T>, ctx: RenderContext) => string | undefined
  /** Describes what the site fills in itself, for editors (spec §4); undefined where editors chose all of it. */
  findFetched?: (block: BlockOf<T>, t: Translate) => string | undefined
}

/** A block ready to render: `view` is plain data. */
export type LoadedBlock<T, View> = { id: string; type: T; view: View }

export type BlockDefinition<T extends BlockType, View> = {
  /** Returns undefined when nothing of it can be shown. */
  load: (block: Block, ctx: RenderContext, place: BlockPlace) => LoadedBlock<T, View> | undefined
  draw: (view: View) => ReactNode
  listEmbeds: (block: Block) => EmbedSource[]
  findProblem: (block: Block, ctx: RenderContext) => string | undefined
  findFetched: (block: Block, t: Translate) => string | undefined
}

/** Narrows a block by its type alone, as the replica has validated it with the schema. */
function isOfType<T extends BlockType>(type: T, block: Block): block is Block & BlockOf<T> {
  return block.blockType === type
}

/** Connects loader and component of a block with matching types, so that the registry needs no casts. */
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
