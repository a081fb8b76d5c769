import { RichTextContent } from '../../content/RichTextContent.tsx'
import type { RichTextView } from '../../content/rich-text-view.ts'
import styles from './RichText.module.css'

export type RichTextBlockView = { content: RichTextView }

export function RichText({ content }: RichTextBlockView) {
  return (
    <div className={styles.text}>
      <RichTextContent content={content} />
    </div>
  )
}
