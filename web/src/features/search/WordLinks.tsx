import styles from './WordLinks.module.css'

/** Links to searches. */
export function WordLinks({ links }: { links: readonly { words: string; href: string }[] }) {
  return (
    <ul className={styles.words}>
      {links.map(({ words, href }) => (
        <li key={words}>
          <a href={href} className={styles.word}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
