import { AccountForm } from './AccountForm.tsx'

const FIELDS = [
  { name: 'email', label: 'Email address', type: 'email', autoComplete: 'username', errors: [] },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', errors: [] },
] as const

const logIn = { name: 'login', action: '#', fields: FIELDS, submit: 'Log in' }
const refusal = { title: 'The email address or the password is not right', errors: [] }

export const accountFormExamples = {
  'log-in': () => ({ show: <AccountForm {...logIn} /> }),
  refused: () => ({ show: <AccountForm {...logIn} refusal={refusal} /> }),
}
