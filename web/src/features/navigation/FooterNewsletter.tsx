import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './FooterNewsletter.module.css'
import type { NewsletterStrip } from './find-newsletter-strip.ts'

/** Hidden on a page with the newsletter's own form. */
export function FooterNewsletter({ title, text, to, button }: NewsletterStrip) {
  return (
    <section className={styles.newsletter}>
      <div>
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
      <ButtonLink to={to} look="outlined">
        {button}
      </ButtonLink>
    </section>
  )
}
