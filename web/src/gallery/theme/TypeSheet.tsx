import { Container } from '../../ui/Container.tsx'
import styles from './TypeSheet.module.css'

/** Steps of the type scale, by the end of their token's name (`ui/layout.css`). */
const STEPS = ['h1', 'h2', 'h3', 'h4', 'large', 'base', 'small'] as const
const SAMPLES = [
  'Happy animals, happy home',
  'Nahrungsmittelunverträglichkeit',
  'Счастливые питомцы, счастливый дом',
  'Žluťoučký kůň · Öröm és boldogság · Zażółć gęślą jaźń',
]

export function TypeSheet() {
  return (
    <Container width="large">
      <dl className={styles.steps}>
        {STEPS.map((step) => (
          <div key={step}>
            <dt className={styles.name}>
              <code>{`--text-${step}`}</code>
            </dt>
            {SAMPLES.map((sample) => (
              <dd key={sample} className={`${styles.sample} ${styles[step]}`}>
                {sample}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Container>
  )
}
