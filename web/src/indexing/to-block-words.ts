import type { Block } from '@menagerie/contract/block'
import { richTextNodesSchema } from '@menagerie/contract/rich-text'
import { toPlainText } from '@menagerie/contract/to-plain-text'

/** Fields of blocks, and of rows inside them, that contain text for visitors. */
const WORDS = new Set(['title', 'blockTitle', 'blockText', 'text', 'caption', 'videoTitle', 'source', 'question'])
/** Fields with formatted text. */
const TEXTS = new Set(['content', 'answer'])

/** Returns all texts of a page's blocks, in their order, one line each. */
export function toBlockWords(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => toWords(block)).join('\n')
}

function toWords(block: object): string[] {
  return Object.entries(block).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return WORDS.has(name) && value !== '' ? [value] : []
    const richText = TEXTS.has(name) ? richTextNodesSchema.safeParse(value).data : undefined
    if (richText !== undefined) return [toPlainText(richText)]
    if (!Array.isArray(value)) return []
    return value.flatMap((row: unknown) => (typeof row === 'object' && row !== null ? toWords(row) : []))
  })
}
