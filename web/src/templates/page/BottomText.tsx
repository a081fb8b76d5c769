import { RichTextContent } from '../../content/RichTextContent.tsx'
import type { RichTextView } from '../../content/rich-text-view.ts'
import { Container } from '../../ui/Container.tsx'
import own from './BottomText.module.css'
import styles from './PageParts.module.css'

export type BottomTextView = { title?: string; text: RichTextView }

/** Text at the end of a page, mostly for search engines. */
export function BottomText({ title, text }: BottomTextView) {
  return (
    <Container>
      <div className={`${styles.bottom} ${own.words}`}>
        {title && <h2>{title}</h2>}
        {text.length > 0 && <RichTextContent content={text} headingShift={title ? 1 : 0} />}
      </div>
    </Container>
  )
}
