import { GREEN_STAMPS, type StampCode as StampName } from '@menagerie/contract/stamps'
import styles from './Stamp.module.css'
import { STAMP_DRAWINGS } from './stamp-drawings.ts'

const GREEN: ReadonlySet<StampName> = new Set(GREEN_STAMPS)

/** A round seal with a drawing, beside a text with the same meaning: decoration to screen readers. */
export function Stamp({ name }: { name: StampName }) {
  return (
    <svg
      className={styles.stamp}
      data-line={GREEN.has(name) ? 'green' : 'animal'}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.rim} cx="32" cy="32" r="28.5" pathLength="32" />
      <path className={styles.drawing} d={STAMP_DRAWINGS[name]} />
    </svg>
  )
}
