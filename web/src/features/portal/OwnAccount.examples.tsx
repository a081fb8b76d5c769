import type { AccountFormView } from './AccountForm.tsx'
import { OwnAccount, type OwnAccountView } from './OwnAccount.tsx'

const form = (name: string, submit: string, fields: AccountFormView['fields'] = []): AccountFormView => ({
  name,
  action: '#',
  submit,
  fields,
})
const COMPANY = { name: 'company', label: 'Company', type: 'text', autoComplete: 'organization', errors: [] } as const
const PASSWORD = { name: 'password', label: 'Password', type: 'password', autoComplete: 'off', errors: [] } as const
const account: OwnAccountView = {
  parts: [
    {
      title: 'Your details',
      note: 'You log in with jane@shop.example.',
      form: form('account-details', 'Save details', [{ ...COMPANY, value: 'The Paw' }]),
    },
    {
      title: 'Where you are logged in',
      uses: [
        {
          at: '2026-05-05T09:00:00.000Z',
          name: 'Firefox, Windows',
          seen: 'Last used on May 5, 2026',
          current: 'This device',
        },
        {
          at: '2026-05-01T09:00:00.000Z',
          name: 'Safari, iPhone',
          seen: 'Last used on May 1, 2026',
          end: { ...form('account-session', 'Log out there'), hidden: { name: 'id', value: 'x' } },
        },
      ],
      form: form('account-sessions', 'Log out everywhere else'),
    },
    {
      title: 'First, a link to your address',
      note: 'You first need a link that we send to jane@shop.example. It works once, for 60 minutes.',
      form: form('account-data-link', 'Send me the link'),
    },
    {
      title: 'Delete your account',
      note: 'Your account is deleted at once and for good.',
      form: form('account-delete', 'Delete account for good', [{ ...PASSWORD, id: 'delete-password' }]),
    },
  ],
}

export const ownAccountExamples = {
  'two-devices': () => ({ show: <OwnAccount {...account} /> }),
  saved: () => ({ show: <OwnAccount {...account} done="Your details have been saved." /> }),
}
