import type { StampCode as StampName } from '@menagerie/contract/stamps'
import { Stamp } from '../../ui/stamps/Stamp.tsx'
import styles from './BlockQuote.module.css'

export type BlockQuoteView = { text: string; source?: string; stamp?: StampName }

export function BlockQuote({ text, source, stamp }: BlockQuoteView) {
  return (
    <div className={styles.box}>
      {stamp && <Stamp name={stamp} />}
      <figure className={styles.words}>
        <blockquote className={styles.quote}>
          <p className={styles.text}>{text}</p>
        </blockquote>
        {source && <figcaption className={styles.source}>{source}</figcaption>}
      </figure>
    </div>
  )
}
