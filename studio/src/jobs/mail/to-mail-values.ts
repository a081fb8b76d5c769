import type { CustomerState } from '@menagerie/contract/accounts'

type Person = { state: CustomerState; name: string; company: string; email: string }

/**
 * Person that a mail speaks of. What an application says may be typed by strangers, and a mail with it would carry their words to the owner of
 * the address: until the back office has approved it, the address itself stands there.
 */
export const toMailValues = ({ state, name, company, email }: Person) =>
  state === 'approved' ? { name, company } : { name: email, company: email }
