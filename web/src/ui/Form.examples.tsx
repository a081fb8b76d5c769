import { Button } from './Button.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { ErrorList } from './ErrorList.tsx'
import { Form, FormActions, FormRow, TrapField } from './Form.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

const WRONG = 'Please enter a valid email address'

export const formExamples = [
  {
    id: 'refused',
    show: (
      <Form name="example" action="#" label="Example">
        <ErrorList title="Please check your entries" errors={[{ text: WRONG, to: 'field-mail' }]} />
        <FormRow>
          <TextField name="given" label="First name" note="optional" value="Kim" />
          <TextField name="family" label="Last name" note="optional" />
        </FormRow>
        <TextField name="mail" label="Email address" value="kim@shop" errors={[WRONG]} control={{ type: 'email' }} />
        <TextArea name="words" label="Your message" />
        <CheckboxField name="agreed" label="I agree" />
        <TrapField name="bot-field" />
        <FormActions>
          <Button type="submit" size="large">
            Send
          </Button>
        </FormActions>
      </Form>
    ),
  },
] as const
