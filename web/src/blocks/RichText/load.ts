import { toRichTextView } from '../../content/to-rich-text-view.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { RichTextBlockView } from './RichText.tsx'
import type { RichTextBlock } from './schema.ts'

export function loadRichText({ content }: RichTextBlock, ctx: RenderContext): RichTextBlockView | undefined {
  return content.length === 0 ? undefined : { content: toRichTextView(ctx, content) }
}
