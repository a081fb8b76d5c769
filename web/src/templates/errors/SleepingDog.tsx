import styles from './SleepingDog.module.css'

/** A sleeping dog, drawn for this project in the colours of the brand. */
export function SleepingDog() {
  return (
    <svg className={styles.dog} viewBox="0 0 320 130" aria-hidden="true" focusable="false">
      <path className={styles.line} d="M284 92c22-4 30-20 22-36" />
      <path
        className={styles.coat}
        d="M96 124c-4-44 26-74 82-74 62 0 108 24 112 60 1 9-6 14-14 14zM22 124c-10 0-12-14-1-16l60-8 26 24z"
      />
      <path className={styles.coat} d="M20 96c-8-20 8-38 34-44 30-8 62 8 64 34 2 24-22 32-54 30-24-1-38-6-44-20z" />
      <path className={styles.ear} d="M84 50c22-2 40 18 38 44-1 12-14 14-20 4-8-14-22-20-26-32-3-8 0-15 8-16z" />
      <path className={styles.collar} d="M113 112c8-6 12-18 10-30l9-3c4 16 0 32-10 42z" />
      <path className={styles.coat} d="M226 124c-8-26 6-44 30-44 26 0 42 26 34 44zM206 124c0-12 12-14 22-12l24 12z" />
      <path className={styles.line} d="M236 86c-14 6-18 20-12 32M44 76c5 6 13 6 18 0M24 106h24M30 113h22" />
      <ellipse className={styles.nose} cx="22" cy="90" rx="9" ry="7" />
      <path className={styles.breath} d="M14 52h14l-14 16h14M34 22h18L34 42h18M64 2h10L64 12h10" />
    </svg>
  )
}
