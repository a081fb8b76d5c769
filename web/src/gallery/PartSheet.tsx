import type { PartExample } from './gallery-page.ts'
import styles from './PartSheet.module.css'

type PartSheetProps = { name: string; examples: readonly PartExample[] }

/** All examples of a part below each other, as wide as the window: what the gallery frames, and what tests look at. */
export function PartSheet({ name, examples }: PartSheetProps) {
  return (
    <main className={styles.sheet}>
      <h1 className={styles.name} lang="en">
        {name}
      </h1>
      {examples.map(({ id, show, ground = 'page', isOpen }) => (
        <section key={id} id={`example-${id}`} aria-labelledby={`name-${id}`}>
          <h2 id={`name-${id}`} className={styles.label} lang="en">
            <a href={`#example-${id}`}>{id}</a>
          </h2>
          <div className={styles.stage} data-ground={ground} data-open={isOpen || undefined}>
            {show}
          </div>
        </section>
      ))}
    </main>
  )
}
