import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Link } from '../../ui/Link.tsx'
import type { ContactFormView } from './contact-form.ts'

type LinkView = NonNullable<ContactFormView['spanish']>['links'][number]
type PrivacyConsentProps = { links: readonly LinkView[]; field: { value?: string; errors?: readonly string[] } }

/** Spec §4: the Spanish form's button only appears when this box is ticked. */
export function PrivacyConsent({ links, field }: PrivacyConsentProps) {
  const label = links.map(({ before, link, after, href }) => (
    <span key={link}>
      {before}
      <Link to={{ href }}>{link}</Link>
      {after}{' '}
    </span>
  ))
  return (
    <CheckboxField name="privacidad" label={label} isTicked={field.value === 'on'} errors={field.errors} isRequired />
  )
}
