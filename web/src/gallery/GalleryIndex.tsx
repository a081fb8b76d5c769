import styles from './GalleryIndex.module.css'
import { LinkList, type ShellLink } from './GalleryShell.tsx'

type GalleryIndexProps = { groups: readonly { title: string; links: readonly ShellLink[] }[] }

/** The overview of everything in the gallery. */
export function GalleryIndex({ groups }: GalleryIndexProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <LinkList links={links} />
        </section>
      ))}
    </div>
  )
}
