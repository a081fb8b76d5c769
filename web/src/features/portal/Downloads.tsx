import { Link } from '../../ui/Link.tsx'
import styles from './Downloads.module.css'

export type DownloadsView = {
  title: string
  files: readonly { key: string; href: string; title: string; facts: string; description?: string }[]
}

/** Files of a gated page. Kind and size are part of the link's text, for screen readers that read links alone. */
export function Downloads({ title, files }: DownloadsView) {
  return (
    <section className={styles.downloads}>
      <h2>{title}</h2>
      <ul className={styles.files}>
        {files.map(({ key, href, title: name, facts, description }) => (
          <li key={key} className={styles.file}>
            <Link to={{ href }}>
              {name} <span className={styles.facts}>({facts})</span>
            </Link>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
