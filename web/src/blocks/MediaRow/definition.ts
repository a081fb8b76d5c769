import { defineBlock } from '../define-block.tsx'
import { listMediaRowEmbeds } from './list-embeds.ts'
import { loadMediaRow } from './load.ts'
import { MediaRow } from './MediaRow.tsx'

export const mediaRowDefinition = defineBlock({
  type: 'MediaRow',
  load: loadMediaRow,
  Component: MediaRow,
  listEmbeds: listMediaRowEmbeds,
})
