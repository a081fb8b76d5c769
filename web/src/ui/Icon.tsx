import styles from './Icon.module.css'

/** A line drawing of 24 × 24 beside a text that says it all: decoration to those who hear the page. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
