import type { PageBody } from '@menagerie/contract/page'
import { toRichTextView } from '../../content/to-rich-text-view.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { BottomTextView } from './BottomText.tsx'

/** Returns undefined where editors wrote none. */
export function loadBottomText(
  ctx: RenderContext,
  { bottomTitle, bottomText = [] }: Pick<PageBody, 'bottomTitle' | 'bottomText'>,
): BottomTextView | undefined {
  if (bottomTitle === undefined && bottomText.length === 0) return undefined
  return { ...(bottomTitle && { title: bottomTitle }), text: toRichTextView(ctx, bottomText) }
}
