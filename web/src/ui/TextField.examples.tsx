import { TextField } from './TextField.tsx'

const LONG = 'Umsatzsteueridentifikationsnummer Ihrer Tiernahrungsfachhandelsniederlassung'

export const textFieldExamples = [
  { id: 'plain', show: <TextField name="first" label="First name" control={{ autoComplete: 'given-name' }} /> },
  {
    id: 'hint',
    show: (
      <TextField
        name="phone"
        label="Phone"
        note="optional"
        hint="Digits and + ( ) - /"
        control={{ type: 'tel', inputMode: 'numeric' }}
      />
    ),
  },
  {
    id: 'error',
    show: (
      <TextField
        name="email"
        label="Email address"
        value="kim@shop"
        errors={['Please enter a valid email address']}
        control={{ type: 'email', autoComplete: 'email', required: true }}
      />
    ),
  },
  { id: 'long-words', show: <TextField name="vat" label={LONG} value={LONG} /> },
  { id: 'cyrillic', show: <TextField name="name" label="Имя и фамилия" value="Александра Преображенская" /> },
] as const
