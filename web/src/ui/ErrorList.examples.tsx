import { ErrorList } from './ErrorList.tsx'

export const errorListExamples = [
  {
    id: 'fields',
    show: (
      <ErrorList
        title="Please check your entries"
        errors={[
          { text: 'Please enter a valid email address', to: 'fields' },
          { text: 'Please enter your message.', to: 'fields' },
        ]}
      />
    ),
  },
  {
    id: 'whole-form',
    show: (
      <ErrorList
        title="Das hat nicht geklappt"
        errors={[{ text: 'Zu viele Versuche. Bitte versuchen Sie es in 10 Minuten noch einmal.' }]}
      />
    ),
  },
] as const
