import { RichTextContent } from '../../features/rich-text/RichTextContent.tsx'
import type { RichTextView } from '../../features/rich-text/rich-text-view.ts'

export type RichTextBlockView = { content: RichTextView }

export function RichText({ content }: RichTextBlockView) {
  return <RichTextContent content={content} />
}
