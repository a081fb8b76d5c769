import { FormField } from './FormField.tsx'

export const formFieldExamples = [
  {
    id: 'own-control',
    show: (
      <FormField field={{ name: 'day', label: 'Day', hint: 'Any control of one’s own takes its ids from here' }}>
        {(ids) => <input type="date" {...ids} />}
      </FormField>
    ),
  },
] as const
