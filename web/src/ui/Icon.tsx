import styles from './Icon.module.css'

/** A line drawing of 24 × 24 beside a text that says it all: decoration to screen readers. `href`: of a file that has many. */
export function Icon(drawing: { path: string } | { href: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {'path' in drawing ? <path d={drawing.path} /> : <use href={drawing.href} />}
    </svg>
  )
}
