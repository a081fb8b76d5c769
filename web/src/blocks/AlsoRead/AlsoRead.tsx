import { Link, type LinkTarget } from '../../ui/Link.tsx'
import styles from './AlsoRead.module.css'

export type AlsoReadView = { title: string; links: { text: string; to: LinkTarget }[] }

export function AlsoRead({ title, links }: AlsoReadView) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ text, to }) => (
          <li key={`${to.href} ${text}`}>
            <Link to={to} className={styles.link}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
