import type { RichTextStand } from '@menagerie/contract/rich-text'
import styles from './RichTextContent.module.css'

const INDENTS = [undefined, styles.indent1, styles.indent2, styles.indent3, styles.indent4]

/** Steps beyond the fourth would leave no room on a phone. */
export function toStandClass({ align, indent = 0 }: RichTextStand): string | undefined {
  const classes = [align && styles[align], INDENTS[Math.min(indent, INDENTS.length - 1)]]
  const own = classes.filter((name) => name !== undefined)
  return own.length === 0 ? undefined : own.join(' ')
}
