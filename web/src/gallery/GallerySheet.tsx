import { Container } from '../ui/Container.tsx'
import styles from './GallerySheet.module.css'
import type { GalleryPage } from './gallery-page.ts'

/** Examples side by side where there is room; what an island is doing stands beside its title. */
export function GallerySheet({ page }: { page: GalleryPage }) {
  return (
    <Container width="large">
      <div className={styles.sheet}>
        <h1>{page.title}</h1>
        {page.sections.map(({ title, examples }) => (
          <section key={title}>
            <h2>{title}</h2>
            <div className={styles.examples}>
              {examples.map(({ id, title, note, show }) => (
                <article key={id} id={id} className={styles.example}>
                  <h3>{title}</h3>
                  <p>{note}</p>
                  <div className={styles.stage}>{show}</div>
                </article>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Container>
  )
}
