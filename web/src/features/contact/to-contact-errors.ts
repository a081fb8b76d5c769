import { CONTACT_LABELS } from '@menagerie/sites/contact-labels'
import { splitLink } from '@menagerie/sites/split-link'
import type { Translate } from '@menagerie/sites/translate'
import type { z } from 'zod'
import type { FormFields } from '../../platform/forms/form.ts'
import { type ContactField, isContactField } from './contact-fields.ts'

type Texts = { t: Translate; fields: FormFields }

/** Returns one sentence per field in the visitor's language; zod's messages are for developers. */
export function toContactErrors(issues: readonly z.core.$ZodIssue[], texts: Texts): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const name = String(issue.path[0])
    if (isContactField(name)) errors[name] ??= [toSentence(name, issue, texts)]
  }
  return errors
}

function toSentence(name: ContactField, issue: z.core.$ZodIssue, { t, fields }: Texts): string {
  const field = toPlain(t(CONTACT_LABELS[name]))
  if (issue.code === 'too_big' && typeof issue.maximum === 'number' && name !== 'email') {
    return t('form.tooLong', { field, max: issue.maximum })
  }
  if (name === 'email') return t('form.emailWarning')
  if (!fields[name]?.trim()) return t('form.required', { field })
  if (name === 'phone') return t('form.phoneLength')
  if (issue.code === 'invalid_format' && name !== 'código-postal') return t('form.oneLine', { field })
  return name === 'código-postal' ? t('form.postcodeWarning') : t('form.required', { field })
}

/** Removes the link from a label. */
function toPlain(label: string): string {
  const { before, link, after } = splitLink(label)
  return `${before}${link}${after}`
}
