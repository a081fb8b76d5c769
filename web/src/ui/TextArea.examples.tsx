import { TextArea } from './TextArea.tsx'

export const textAreaExamples = [
  { id: 'plain', show: <TextArea name="message" label="Your message" hint="At most 5,000 characters" /> },
  {
    id: 'error',
    show: (
      <TextArea
        name="question"
        label="Your question"
        value="Which food does a rabbit of nine years like best?"
        errors={['The message has more than 5,000 characters.']}
      />
    ),
  },
] as const
