import type { SubmittedForm } from '@menagerie/contract/forms'

export const FORM_LABELS: Readonly<Record<SubmittedForm, string>> = {
  contact: 'Contact',
  'contact-es': 'Contact, Spain',
  'contact-business': 'Contact, business customers',
  newsletter: 'Newsletter',
}
