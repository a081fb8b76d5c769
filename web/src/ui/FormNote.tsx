import styles from './Form.module.css'
import { Link } from './Link.tsx'

type FormNoteProps = { before: string; link: string; after: string; href: string }

/** A sentence with a link above the button: what happens with the sent data. */
export function FormNote({ before, link, after, href }: FormNoteProps) {
  return (
    <p className={styles.note}>
      {before}
      <Link to={{ href }}>{link}</Link>
      {after}
    </p>
  )
}
