import { FormMessage } from './FormMessage.tsx'

export const formMessageExamples = [
  {
    id: 'success',
    show: (
      <FormMessage kind="success" title="Thank you for your message">
        We answer on working days, mostly within two days.
      </FormMessage>
    ),
  },
  {
    id: 'notice',
    show: (
      <FormMessage kind="notice">
        Your application is pending. We will write to you as soon as it is decided.
      </FormMessage>
    ),
  },
  { id: 'error', show: <FormMessage kind="error">Your message could not be stored. Please try again.</FormMessage> },
] as const
