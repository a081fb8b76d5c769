import { AccountForm } from './AccountForm.tsx'

const FIELDS = [
  { name: 'email', label: 'Email address', type: 'email', autoComplete: 'username', errors: [] },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', errors: [] },
] as const

const logIn = { name: 'login', action: '#', fields: FIELDS, submit: 'Log in' }
const refusal = { title: 'The email address or the password is not right', errors: [], kind: 'error' as const }
const pending = { title: 'The application of The Happy Paw is pending', errors: [], kind: 'notice' as const }

export const accountFormExamples = {
  'log-in': () => ({ show: <AccountForm {...logIn} /> }),
  pending: () => ({ show: <AccountForm {...logIn} refusal={pending} /> }),
  refused: () => ({ show: <AccountForm {...logIn} refusal={refusal} /> }),
}
