import { isEmail } from '@menagerie/contract/email'

/**
 * Replaces Payload's shared module in browsers, to validate email addresses with the studio's own rule: Payload's
 * refuses domains such as `.рф`.
 */
export * from '../../../node_modules/payload/dist/exports/shared.js'

/** Arguments of a validation in Payload; the request contains the translations, in browsers as well. */
type FieldCheck = { required?: boolean; req: { t: (key: 'validation:emailAddress') => string } }

/** Validates the email address in the sign-in form and in the form of a user, before anything is sent. */
export const email = (value: string | null | undefined, { required, req: { t } }: FieldCheck): string | true =>
  (value ? isEmail(value) : !required) || t('validation:emailAddress')
