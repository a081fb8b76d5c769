import { Container } from '../../ui/Container.tsx'
import styles from './ShapeSheet.module.css'

const SPACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const CORNERS = ['small', 'medium', 'large', 'pill'] as const
const SHADOWS = ['card', 'overlay'] as const

/** Shows steps of space, corners and shadows: some are roles of a brand, others shared by all brands. */
export function ShapeSheet() {
  return (
    <Container width="large">
      <ul className={styles.row}>
        {SPACES.map((step) => (
          <li key={step} className={styles.token}>
            <span className={styles.space} data-step={step} />
            <code>{`--space-${step}`}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.row}>
        {CORNERS.map((corner) => (
          <li key={corner} className={styles.token}>
            <span className={styles.box} data-corner={corner} />
            <code>{`--radius-${corner}`}</code>
          </li>
        ))}
        {SHADOWS.map((shadow) => (
          <li key={shadow} className={styles.token}>
            <span className={styles.box} data-shadow={shadow} />
            <code>{`--shadow-${shadow}`}</code>
          </li>
        ))}
      </ul>
    </Container>
  )
}
