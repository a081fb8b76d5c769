import styles from './JobFacts.module.css'
import type { JobFact } from './job-facts.ts'

export function JobFacts({ facts }: { facts: readonly JobFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, iso }) => (
        <div key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{iso ? <time dateTime={iso}>{value}</time> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
