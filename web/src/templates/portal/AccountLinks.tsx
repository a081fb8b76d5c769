import styles from './AccountLinks.module.css'

type AccountLink = { before: string; link: string; after: string; href: string }

/** Ways on from a form of accounts. */
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
