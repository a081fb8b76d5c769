import { toAnchor } from '../../content/to-anchor.ts'
import { toRichTextView } from '../../content/to-rich-text-view.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { FaqView } from './Faq.tsx'
import type { FaqBlock } from './schema.ts'

/** Leaves out questions without an answer. */
export function loadFaq({ title, items }: FaqBlock, ctx: RenderContext): FaqView | undefined {
  const questions = items
    .filter(({ answer }) => answer.length > 0)
    .map(({ id, question, answer }) => {
      const anchor = toAnchor(ctx, question)
      return { id, question, ...(anchor && { anchor }), answer: toRichTextView(ctx, answer) }
    })
  return questions.length === 0 ? undefined : { ...(title && { title }), questions }
}
