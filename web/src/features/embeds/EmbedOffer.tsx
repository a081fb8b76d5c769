import { LoadOffer } from '../../ui/LoadOffer.tsx'
import styles from './EmbedOffer.module.css'
import type { EmbedView } from './embed-view.ts'

/** Returns the data that the script needs, as an attribute of the frame's box. */
export function toEmbedBox({ service, kind, src, title, height }: EmbedView): { 'data-embed': string } {
  return { 'data-embed': JSON.stringify({ service, kind, src, title, height }) }
}

/** Marks the element that the frame replaces. */
export const EMBED_STILL = { 'data-embed-still': '' } as const

type EmbedOfferProps = { embed: EmbedView; about?: string }

/** Asks before anything of another company loads. Hidden without JavaScript, which it needs; the link to the company remains. */
export function EmbedOffer({ embed: { texts }, about }: EmbedOfferProps) {
  return <LoadOffer texts={texts} about={about} className={styles.offer} data-embed-offer="" />
}
