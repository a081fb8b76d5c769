import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import styles from './ErrorPage.module.css'
import type { WaysOnView } from './load-ways-on.ts'

export function WaysOn({ title, ways }: WaysOnView) {
  if (ways.length === 0) return null
  return (
    <Container>
      <nav className={styles.waysOn} aria-labelledby="ways-on">
        <h2 id="ways-on">{title}</h2>
        <ul className={styles.ways}>
          {ways.map((way) => (
            <li key={way.to.href}>
              <ButtonLink to={way.to} look="onColor">
                {way.title}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
