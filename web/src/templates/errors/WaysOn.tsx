import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import parts from '../page/PageParts.module.css'
import styles from './ErrorPage.module.css'
import type { WaysOnView } from './load-ways-on.ts'

/** `isInColumn`: aligned with the column of the text above. */
export function WaysOn({ title, ways, isInColumn }: WaysOnView & { isInColumn?: boolean }) {
  if (ways.length === 0) return null
  return (
    <Container>
      <nav className={isInColumn ? `${styles.waysOn} ${parts.afterText}` : styles.waysOn} aria-labelledby="ways-on">
        <h2 id="ways-on">{title}</h2>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.to.href}>
              <ButtonLink to={way.to} look="outlined">
                {way.title}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
