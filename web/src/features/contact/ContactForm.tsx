import { FIELD_CHARS } from '@menagerie/contract/typed-text'
import { Button } from '../../ui/Button.tsx'
import { ErrorList } from '../../ui/ErrorList.tsx'
import { Form, FormActions, FormRow, TrapField } from '../../ui/Form.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ContactForm.module.css'
import { TRAPS } from './contact-fields.ts'
import type { ContactFormView, PersonName } from './contact-form.ts'
import { PrivacyConsent } from './PrivacyConsent.tsx'
import { ProductQuestion } from './ProductQuestion.tsx'

/** Spec §2 and §3, Contact page: the global, the Spanish or the business customers' form; or the thanks after it was sent. */
export function ContactForm(view: ContactFormView) {
  const { sent, title } = view
  if (!sent) return <Questions {...view} />
  return (
    <section className={styles.contact} aria-label={title}>
      <FormMessage kind="success" title={sent.title}>
        {sent.text}
      </FormMessage>
    </section>
  )
}

function Questions(view: ContactFormView) {
  const { form, action, title, subject, refusal, draftKey, field, spanish } = view
  return (
    <section className={styles.contact} aria-label={title}>
      <h2>{title}</h2>
      <div className={spanish && styles.consented}>
        <Form name={form} action={action} label={title} draftKey={draftKey} submissionKey={view.submissionKey}>
          {refusal && <ErrorList {...refusal} />}
          <input type="hidden" name="subject" value={subject} />
          {spanish && (
            <SelectField
              name="asunto"
              {...field('asunto')}
              placeholder={spanish.choose}
              options={spanish.topics}
              isRequired
            />
          )}
          {form === 'contact-business' && <BusinessFields field={field} />}
          <PersonFields view={view} />
          {spanish && (
            <FormRow>
              <TextField
                name="código-postal"
                {...field('código-postal')}
                control={{
                  inputMode: 'numeric',
                  autoComplete: 'postal-code',
                  maxLength: FIELD_CHARS.spanishPostcode,
                  required: true,
                }}
              />
              <SelectField
                name="provincia"
                {...field('provincia')}
                placeholder={spanish.choose}
                options={spanish.provinces.map((value) => ({ value, label: value }))}
                isRequired
              />
            </FormRow>
          )}
          <ProductQuestion field={field} isAboutProduct={view.isAboutProduct} />
          <TextArea
            name="message"
            {...field('message')}
            control={{ maxLength: FIELD_CHARS.message, required: spanish !== undefined }}
          />
          {spanish && <PrivacyConsent links={spanish.links} field={field('privacidad')} />}
          {view.privacy && <FormNote {...view.privacy} />}
          {TRAPS.map((name) => (
            <TrapField key={name} name={name} />
          ))}
          <div className={styles.send}>
            <FormActions>
              <Button type="submit" size="large">
                {view.send}
              </Button>
            </FormActions>
          </div>
        </Form>
      </div>
    </section>
  )
}

type Field = ContactFormView['field']

function BusinessFields({ field }: { field: Field }) {
  return (
    <FormRow>
      <TextField
        name="company"
        {...field('company')}
        control={{ autoComplete: 'organization', maxLength: FIELD_CHARS.line, required: true }}
      />
      <TextField
        name="address"
        {...field('address')}
        control={{ autoComplete: 'address-line1', maxLength: FIELD_CHARS.line, required: true }}
      />
    </FormRow>
  )
}

const FILLED_AS: Readonly<Record<PersonName, string>> = { 'first-name': 'given-name', 'last-name': 'family-name' }

function PersonFields({ view: { field, names, emailWarning, spanish } }: { view: ContactFormView }) {
  const isRequired = spanish !== undefined
  return (
    <>
      <FormRow>
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            {...field(name)}
            control={{ autoComplete: FILLED_AS[name], maxLength: FIELD_CHARS.name, required: isRequired }}
          />
        ))}
      </FormRow>
      <FormRow>
        <TextField
          name="email"
          {...field('email')}
          warning={emailWarning}
          control={{ type: 'email', autoComplete: 'email', maxLength: FIELD_CHARS.email, required: true }}
        />
        <TextField
          name="phone"
          {...field('phone')}
          control={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: FIELD_CHARS.phone }}
        />
      </FormRow>
    </>
  )
}
