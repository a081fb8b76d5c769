import { CheckboxField } from './CheckboxField.tsx'
import { Link } from './Link.tsx'

const LABEL = (
  <>
    I have read the <Link to={{ href: '#' }}>privacy policy</Link> and agree that my data are used to answer me.
  </>
)

export const checkboxFieldExamples = [
  { id: 'plain', show: <CheckboxField name="privacy" label={LABEL} isRequired /> },
  { id: 'ticked', show: <CheckboxField name="about" label="My question is about a product" isTicked /> },
  { id: 'error', show: <CheckboxField name="missing" label={LABEL} errors={['Please tick this box.']} /> },
] as const
