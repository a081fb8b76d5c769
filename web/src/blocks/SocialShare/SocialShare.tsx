import { ShareLinks } from '../../features/sharing/ShareLinks.tsx'
import type { ShareLinkView } from '../../features/sharing/share-links.ts'
import styles from './SocialShare.module.css'

export type SocialShareView = { title: string; links: ShareLinkView[] }

export function SocialShare({ title, links }: SocialShareView) {
  return (
    <section className={styles.share}>
      <h2 className={styles.title}>{title}</h2>
      <ShareLinks links={links} />
    </section>
  )
}
