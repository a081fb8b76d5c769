import styles from './Card.module.css'

/** Returns the classes of a card that lifts under a pointer, for any element; `own` lays out its content. */
export const toCardClass = (own = ''): string => `${styles.card} ${own}`
