import type { AccountFormView } from './AccountForm.tsx'
import { OwnAccount } from './OwnAccount.tsx'

const form = (name: string, submit: string, fields: AccountFormView['fields'] = []): AccountFormView => ({
  name,
  action: '#',
  submit,
  fields,
})
const COMPANY = { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization', errors: [] } as const
const PASSWORD = { name: 'password', label: 'Password', type: 'password', autoComplete: 'off', errors: [] } as const
const account = {
  details: {
    title: 'Your details',
    note: 'You log in with jane@shop.example.',
    form: form('account-details', 'Save details', [{ ...COMPANY, value: 'The Paw' }]),
  },
  password: { title: 'Change your password', form: form('account-password', 'Save password', [PASSWORD]) },
  sessions: {
    title: 'Where you are logged in',
    rows: [
      { name: 'Firefox, Windows', seen: 'Last used on 05 MAY 2026', current: 'This device' },
      { name: 'Safari, iPhone', seen: 'Last used on 01 MAY 2026' },
    ],
    form: form('account-sessions', 'Log out everywhere else'),
  },
}

export const ownAccountExamples = {
  'two-devices': () => ({ show: <OwnAccount {...account} /> }),
  saved: () => ({ show: <OwnAccount {...account} done="Your details have been saved." /> }),
}
