import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './EmbedOffer.module.css'
import type { EmbedView } from './embed-view.ts'

/** What the script needs of it, as an attribute of the box that the frame will be in. */
export function toEmbedBox({ service, kind, src, title, height }: EmbedView): { 'data-embed': string } {
  return { 'data-embed': JSON.stringify({ service, kind, src, title, height }) }
}

/** Marks what makes room for the frame. */
export const EMBED_STILL = { 'data-embed-still': '' } as const

type EmbedOfferProps = { embed: EmbedView; about?: string }

/** Asks before anything of another company loads. Not there without JavaScript, which it needs: a link to the company is. */
export function EmbedOffer({ embed: { texts }, about }: EmbedOfferProps) {
  return (
    <div className={styles.offer} data-embed-offer="">
      <Button data-embed-load="">
        {texts.load}
        {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
      </Button>
      <label className={styles.always}>
        <input type="checkbox" /> {texts.always}
      </label>
      <p className={styles.note}>
        {texts.note} <a href={texts.cookies.href}>{texts.cookies.text}</a>
      </p>
    </div>
  )
}
