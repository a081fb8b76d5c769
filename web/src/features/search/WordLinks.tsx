import styles from './WordLinks.module.css'

/** Words to search for, a tap each. */
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
