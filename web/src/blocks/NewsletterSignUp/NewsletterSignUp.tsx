import { NewsletterFields } from '../../features/newsletter/NewsletterForm.tsx'
import type { NewsletterFormView } from '../../features/newsletter/newsletter-form.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Form } from '../../ui/Form.tsx'
import type { LinkTarget } from '../../ui/Link.tsx'
import styles from './NewsletterSignUp.module.css'

/** `form` where the country has the site's own form, else a button that leads to the newsletter's page. */
export type NewsletterSignUpView = {
  title: string
  text: string
  form?: NewsletterFormView
  button?: { to: LinkTarget; text: string }
}

export function NewsletterSignUp({ title, text, form, button }: NewsletterSignUpView) {
  return (
    <section className={styles.box} data-newsletter>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p>{text}</p>}
      </div>
      {form && (
        <Form name="newsletter" action={form.action} label={title}>
          <input type="hidden" name="action" value="subscribe" />
          <NewsletterFields {...form} />
        </Form>
      )}
      {button && (
        <ButtonLink to={button.to} size="large" look="primary">
          {button.text}
        </ButtonLink>
      )}
    </section>
  )
}
