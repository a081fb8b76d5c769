import { FIELD_CHARS } from '@menagerie/contract/typed-text'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { ErrorList } from '../../ui/ErrorList.tsx'
import { Form, FormActions, TrapField } from '../../ui/Form.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { TextColumn } from '../../ui/TextColumn.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { NewsletterFormView } from './newsletter-form.ts'

/** Spec §2, Newsletter page: signs up, or confirms the action of an email's link. */
export function NewsletterForm(view: NewsletterFormView) {
  const { action, title, refusal, sent, question } = view
  if (sent) {
    return (
      <section data-newsletter>
        <TextColumn>
          <FormMessage kind="success" {...(sent.title && { title: sent.title })}>
            {sent.text}
          </FormMessage>
        </TextColumn>
      </section>
    )
  }
  return (
    <section aria-label={title}>
      <TextColumn>
        <Form name="newsletter" action={action} label={title} submissionKey={view.submissionKey}>
          {refusal && <ErrorList {...refusal} />}
          <input type="hidden" name="action" value={question?.action ?? 'subscribe'} />
          {question ? <Question {...question} /> : <NewsletterFields {...view} />}
        </Form>
      </TextColumn>
    </section>
  )
}

function Question({ token, text, button }: NonNullable<NewsletterFormView['question']>) {
  return (
    <>
      <input type="hidden" name="key" value={token} />
      <p>{text}</p>
      <FormActions>
        <Button type="submit" size="large">
          {button}
        </Button>
      </FormActions>
    </>
  )
}

/** The fields to sign up, with the button. */
export function NewsletterFields({ email, emailWarning, consent, subscribe, privacy }: NewsletterFormView) {
  return (
    <>
      <TextField
        name="email"
        {...email}
        warning={emailWarning}
        control={{ type: 'email', autoComplete: 'email', maxLength: FIELD_CHARS.email, required: true }}
      />
      <CheckboxField
        name="consent"
        label={consent.label}
        isTicked={consent.isTicked}
        errors={consent.errors}
        isRequired
      />
      {privacy && <FormNote {...privacy} />}
      <TrapField name="bot-field" />
      <FormActions>
        <Button type="submit" size="large">
          {subscribe}
        </Button>
      </FormActions>
    </>
  )
}
