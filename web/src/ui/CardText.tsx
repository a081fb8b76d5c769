import styles from './CardText.module.css'

/** What a card says in two lines (spec §9); nothing for ''. */
export function CardText({ text }: { text: string }) {
  return text === '' ? null : <p className={styles.text}>{text}</p>
}
