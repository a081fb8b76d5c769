import { defineBlock } from '../define-block.tsx'
import { findFetchedFrame } from '../find-fetched.ts'
import { IframeRow } from './IframeRow.tsx'
import { listIframeRowEmbeds } from './list-embeds.ts'
import { loadIframeRow } from './load.ts'

export const iframeRowDefinition = defineBlock({
  type: 'IframeRow',
  load: loadIframeRow,
  Component: IframeRow,
  listEmbeds: listIframeRowEmbeds,
  findFetched: findFetchedFrame,
})
