import { SelectField } from './SelectField.tsx'

const TOPICS = [
  { value: 'general', label: 'General questions' },
  { value: 'claims', label: 'Reklamationen und Qualitätssicherungsangelegenheiten der Tiernahrungsherstellung' },
]

export const selectFieldExamples = [
  { id: 'plain', show: <SelectField name="topic" label="Topic" placeholder="Please choose" options={TOPICS} /> },
  {
    id: 'chosen',
    show: <SelectField name="chosen" label="Topic" placeholder="Please choose" options={TOPICS} value="claims" />,
  },
  {
    id: 'error',
    show: (
      <SelectField
        name="missing"
        label="Topic"
        placeholder="Please choose"
        options={TOPICS}
        isRequired
        errors={['Please choose a topic.']}
      />
    ),
  },
] as const
