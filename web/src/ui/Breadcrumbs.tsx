import styles from './Breadcrumbs.module.css'

export type Crumb = { title: string; href: string }

type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[] }

/** From the home page to this one; the last crumb is the current page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ title, href }, index) => (
          <li key={href} className={styles.crumb}>
            <a href={href} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
