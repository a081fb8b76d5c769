import styles from './Swatch.module.css'

/** Decoration beside the name of a colour. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <path fill={color} d="M0 0h1v1H0z" />
    </svg>
  )
}
