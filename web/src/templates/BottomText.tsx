import type { PageBody } from '@menagerie/contract/page'
import { RichTextContent } from '../content/RichTextContent.tsx'
import { toRichTextView } from '../content/to-rich-text-view.ts'
import type { RenderContext } from '../context/render-context.ts'
import { Container } from '../ui/Container.tsx'
import styles from './Page.module.css'

type BottomTextProps = { ctx: RenderContext; body: Pick<PageBody, 'bottomTitle' | 'bottomText'> }

/** Last words of a page, mostly for search engines. */
export function BottomText({ ctx, body: { bottomTitle, bottomText = [] } }: BottomTextProps) {
  if (bottomTitle === undefined && bottomText.length === 0) return null
  return (
    <Container>
      <div className={styles.bottom}>
        {bottomTitle && <h2>{bottomTitle}</h2>}
        {bottomText.length > 0 && (
          <RichTextContent content={toRichTextView(ctx, bottomText)} headingShift={bottomTitle ? 1 : 0} />
        )}
      </div>
    </Container>
  )
}
