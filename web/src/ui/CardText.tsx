import styles from './CardText.module.css'

/** Text of a card, in two lines (spec §9); renders nothing for ''. */
export function CardText({ text }: { text: string }) {
  return text === '' ? null : <p className={styles.text}>{text}</p>
}
