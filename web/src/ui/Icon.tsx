import styles from './Icon.module.css'

/** A line drawing of 24 × 24 beside a text with the same meaning: decoration to screen readers. `href`: a drawing in a file of many. */
export function Icon(drawing: { path: string } | { href: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {'path' in drawing ? <path d={drawing.path} /> : <use href={drawing.href} />}
    </svg>
  )
}
