import { LoadOffer } from '../../ui/LoadOffer.tsx'
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
  return <LoadOffer texts={texts} about={about} className={styles.offer} data-embed-offer="" />
}
