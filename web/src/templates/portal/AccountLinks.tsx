import styles from './AccountLinks.module.css'

type AccountLink = { before: string; link: string; after: string; href: string }

/** Further links below an account form. */
export function AccountLinks({ links }: { links: readonly AccountLink[] }) {
  return (
    <div className={styles.links}>
      {links.map(({ before, link, after, href }) => (
        <p key={href}>
          {before}
          <a href={href}>{link}</a>
          {after}
        </p>
      ))}
    </div>
  )
}
