import styles from './Card.module.css'

/** Classes of a card that lifts under a pointer, whatever element it is; `own` lays out what is in it. */
export const toCardClass = (own = ''): string => `${styles.card} ${own}`
