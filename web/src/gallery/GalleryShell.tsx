import type { ReactNode } from 'react'
import styles from './GalleryShell.module.css'

/** `isHere`: whether this is the page shown. */
export type ShellLink = { href: string; text: string; isHere: boolean; lang?: string }

const LABELS = { parts: 'Parts of the site', sites: 'Brand and locale' }

type GalleryShellProps = {
  title: string
  home: ShellLink
  groups: readonly { title: string; links: readonly ShellLink[] }[]
  /** The same page in every brand-locale. */
  sites: readonly { title: string; links: readonly ShellLink[] }[]
  children: ReactNode
}

/** The gallery's frame: a list of all parts at the side, brands and locales above. */
export function GalleryShell({ title, home, groups, sites, children }: GalleryShellProps) {
  return (
    <div className={styles.shell} lang="en">
      <nav className={styles.side} aria-label={LABELS.parts}>
        <a className={styles.home} {...toAttributes(home)}>
          {home.text}
        </a>
        {groups.map((group) => (
          <div key={group.title}>
            <h2 className={styles.group}>{group.title}</h2>
            <LinkList links={group.links} />
          </div>
        ))}
      </nav>
      <main className={styles.main}>
        <header className={styles.bar}>
          <h1 className={styles.title}>{title}</h1>
          <details className={styles.sites}>
            <summary>{LABELS.sites}</summary>
            <div className={styles.choices}>
              {sites.map((brand) => (
                <div key={brand.title}>
                  <h2 className={styles.group}>{brand.title}</h2>
                  <LinkList links={brand.links} />
                </div>
              ))}
            </div>
          </details>
        </header>
        {children}
      </main>
    </div>
  )
}

export function LinkList({ links, isRow = false }: { links: readonly ShellLink[]; isRow?: boolean }) {
  return (
    <ul className={isRow ? styles.row : styles.list}>
      {links.map((link) => (
        <li key={link.text}>
          <a className={styles.link} {...toAttributes(link)}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  )
}

function toAttributes({ href, isHere, lang }: ShellLink) {
  return { href, lang, 'aria-current': isHere ? ('page' as const) : undefined }
}
