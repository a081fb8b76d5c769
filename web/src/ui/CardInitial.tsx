import styles from './CardInitial.module.css'

/** Replaces a missing picture of a card: the first letter of its name, which stands beside it. */
export function CardInitial({ text }: { text: string }) {
  return (
    <span className={styles.initial} aria-hidden="true">
      {[...text].at(0)?.toUpperCase()}
    </span>
  )
}
