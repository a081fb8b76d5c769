import styles from './JobCards.module.css'
import { JobFacts } from './JobFacts.tsx'
import type { JobCardView } from './job-card.ts'

type JobCardsProps = { jobs: readonly JobCardView[]; headingLevel: 2 | 3 }

/** Two by two. */
export function JobCards({ jobs, headingLevel }: JobCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.cards}>
      {jobs.map(({ key, href, title, shortDescription, facts }) => (
        <li key={key} className={styles.card}>
          <Heading className={styles.title}>
            <a className={styles.link} href={href}>
              {title}
            </a>
          </Heading>
          {shortDescription !== '' && <p className={styles.description}>{shortDescription}</p>}
          {facts.length > 0 && <JobFacts facts={facts} />}
        </li>
      ))}
    </ul>
  )
}
