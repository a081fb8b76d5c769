import { CardLink } from '../../ui/CardLink.tsx'
import { CardText } from '../../ui/CardText.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import styles from './JobCards.module.css'
import { JobFacts } from './JobFacts.tsx'
import type { JobCardView } from './job-card.ts'

type JobCardsProps = { jobs: readonly JobCardView[]; headingLevel: 2 | 3 }

/** Cards in two columns. */
export function JobCards({ jobs, headingLevel }: JobCardsProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.cards}>
      {jobs.map(({ key, href, title, shortDescription, facts }) => (
        <li key={key} className={toCardClass(styles.card)}>
          <Heading className={styles.title}>
            <CardLink href={href} look="name">
              {title}
            </CardLink>
          </Heading>
          <CardText text={shortDescription} />
          {facts.length > 0 && <JobFacts facts={facts} />}
        </li>
      ))}
    </ul>
  )
}
