import { isEmail } from '@menagerie/contract/email'

/** What the admin's own parts take from Payload in browsers, with our rule for addresses of mail in place of theirs, which knows no `.рф`. */
export * from '../../../node_modules/payload/dist/exports/shared.js'

/** As Payload hands a check what it may ask: words come with the request, in browsers too. */
type FieldCheck = { required?: boolean; req: { t: (key: 'validation:emailAddress') => string } }

/** The check of the form to sign in and of the address of a person, before anything is sent. */
export const email = (value: string | null | undefined, { required, req: { t } }: FieldCheck): string | true =>
  (value ? isEmail(value) : !required) || t('validation:emailAddress')
