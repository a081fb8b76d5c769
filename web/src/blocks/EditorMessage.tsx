import { Icon } from '../ui/Icon.tsx'
import type { EditorNote } from './area-view.ts'
import styles from './EditorMessage.module.css'

const WARNING = 'M12 4 2.5 20h19zm0 6v4m0 3v.01'

const FETCHED = 'M4 6c0-4 16-4 16 0v12c0 4-16 4-16 0zm0 0c0 4 16 4 16 0M4 12c0 4 16 4 16 0'

/** A message for editors only, in the language of their studio. */
export function EditorMessage({ text, language, kind }: EditorNote) {
  return (
    <p className={styles.message} data-kind={kind} role="note" lang={language}>
      <Icon path={kind === 'problem' ? WARNING : FETCHED} />
      {text}
    </p>
  )
}
