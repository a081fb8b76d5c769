import { RichTextContent } from '../../content/RichTextContent.tsx'
import type { RichTextView } from '../../content/rich-text-view.ts'
import styles from './Faq.module.css'

type QuestionView = {
  id: string
  question: string
  /** Id for links to the question: browsers open it when such a link is followed. */
  anchor?: string
  answer: RichTextView
}
export type FaqView = { title?: string; questions: QuestionView[] }

/** Each question expands its answer without a script; searching in the page opens it, too. */
export function Faq({ title, questions }: FaqView) {
  const Question = title ? 'h3' : 'h2'
  return (
    <section className={styles.faq}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {questions.map(({ id, question, anchor, answer }) => (
        <details key={id} className={styles.item}>
          <summary>
            <Question className={styles.question}>{question}</Question>
          </summary>
          <div id={anchor} className={styles.answer}>
            <RichTextContent content={answer} headingShift={1} />
          </div>
        </details>
      ))}
    </section>
  )
}
