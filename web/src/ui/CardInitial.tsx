import styles from './CardInitial.module.css'

/** In place of a picture that a card does not have: the first letter of its name, which stands beside it. */
export function CardInitial({ text }: { text: string }) {
  return (
    <span className={styles.initial} aria-hidden="true">
      {[...text].at(0)?.toUpperCase()}
    </span>
  )
}
