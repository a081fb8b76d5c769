import type { PartExample } from './gallery-page.ts'
import styles from './PartSheet.module.css'

type PartSheetProps = { name: string; examples: readonly PartExample[] }

/** Shows all examples of a part below each other, as wide as the window: the content of the gallery's frame, and what tests check. */
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
