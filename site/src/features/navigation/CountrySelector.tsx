import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CountrySelector.module.css'
import type { CountryChoice } from './country-choice.ts'

/** Opens without JavaScript. Flags are decoration: the name beside each says which country it is. */
export function CountrySelector({ label, current, flag, links }: CountryChoice) {
  return (
    <details className={styles.selector} name="site-header">
      <summary className={styles.current}>
        {/* Low, so that React does not ask for it ahead of the page's own picture. */}
        <img className={styles.flag} src={flag} alt="" width="24" height="18" fetchPriority="low" />
        {/* No colon between the two: languages write it differently. */}
        <VisuallyHidden>{`${label} `}</VisuallyHidden>
        <span className={styles.name}>{current}</span>
      </summary>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className={styles.link}
              href={link.href}
              lang={link.lang}
              hrefLang={link.lang}
              aria-current={link.isCurrent || undefined}
            >
              <img className={styles.flag} src={link.flag} alt="" width="24" height="18" loading="lazy" />
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
