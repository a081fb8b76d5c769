import type { RichTextStand } from '@menagerie/contract/rich-text'
import type { EditorNode } from './stored-rich-text.ts'

/** Left is missing, because it is the default in all languages of the sites. */
const ALIGNS: ReadonlyMap<unknown, RichTextStand['align']> = new Map([
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
  ['justify', 'justify'],
])

export function toAlign({ format }: EditorNode): Pick<RichTextStand, 'align'> {
  const align = ALIGNS.get(format)
  return align === undefined ? {} : { align }
}

export function toStand(node: EditorNode): RichTextStand {
  const steps = Math.round(node.indent ?? 0)
  return { ...toAlign(node), ...(steps > 0 && { indent: steps }) }
}
