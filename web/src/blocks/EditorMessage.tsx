import { Icon } from '../ui/Icon.tsx'
import styles from './EditorMessage.module.css'

const WARNING = 'M12 4 2.5 20h19zm0 6v4m0 3v.01'

/** Said to editors only, in the words of the studio. */
export function EditorMessage({ text }: { text: string }) {
  return (
    <p className={styles.message} role="note" lang="en">
      <Icon path={WARNING} />
      {text}
    </p>
  )
}
