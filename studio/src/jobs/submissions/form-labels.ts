import type { FormName } from '@menagerie/contract/forms'

export const FORM_LABELS: Readonly<Record<FormName, string>> = {
  contact: 'Contact',
  'contact-es': 'Contact, Spain',
  'contact-business': 'Contact, business customers',
  newsletter: 'Newsletter',
}
