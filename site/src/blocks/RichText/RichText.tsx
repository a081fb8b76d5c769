import { RichTextContent } from '../../content/RichTextContent.tsx'
import type { RichTextView } from '../../content/rich-text-view.ts'

export type RichTextBlockView = { content: RichTextView }

export function RichText({ content }: RichTextBlockView) {
  return <RichTextContent content={content} />
}
