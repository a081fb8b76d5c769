import type { TextField } from 'payload'

export type FieldChoice = { value: string; label: string }

type ChoiceField = {
  name: string
  label: string
  choices: readonly FieldChoice[]
  /** Message for another stored value, from the API or from earlier. */
  unknown: (value: string) => string
  required?: boolean
  /** Name of a number field that requires a choice here. */
  requiredWith?: string
  description?: string
  sidebar?: boolean
  index?: boolean
  defaultValue?: TextField['defaultValue']
  /** Shown only if it returns true. */
  condition?: NonNullable<TextField['admin']>['condition']
  access?: TextField['access']
  /** Share of the row's width. */
  width?: string
  /** Component to use instead of the plain select. */
  input?: string
}

/** A select in the form, stored as plain text, so that a new country or currency needs no migration. */
export function choiceField(field: ChoiceField): TextField {
  return {
    name: field.name,
    type: 'text',
    label: field.label,
    ...(field.required && { required: true }),
    ...(field.index && { index: true }),
    ...(field.defaultValue !== undefined && { defaultValue: field.defaultValue }),
    ...(field.access && { access: field.access }),
    validate: (value: unknown, { siblingData }: { siblingData: object }) =>
      checkChoice({ ...field, required: field.required === true || hasNumber(siblingData, field.requiredWith) }, value),
    admin: adminOf(field),
  }
}

const hasNumber = (siblings: object, name: string | undefined) =>
  Object.entries(siblings).some(([each, value]) => each === name && typeof value === 'number')

/** Several of the choices. */
export function choicesField(field: Omit<ChoiceField, 'defaultValue' | 'required' | 'requiredWith'>): TextField {
  return {
    name: field.name,
    type: 'text',
    hasMany: true,
    label: field.label,
    ...(field.access && { access: field.access }),
    validate: (values: unknown) => {
      const problems = (Array.isArray(values) ? values : []).map((value) => checkChoice(field, value))
      return problems.find((problem) => problem !== true) ?? true
    },
    admin: adminOf(field),
  }
}

function checkChoice({ choices, required, unknown }: ChoiceField, value: unknown): true | string {
  if (value === undefined || value === null || value === '') return required ? 'Choose one' : true
  return choices.some((choice) => choice.value === value) || unknown(String(value))
}

function adminOf({
  choices,
  description,
  sidebar,
  condition,
  width,
  input = '/src/editor/inputs/ChoiceInput.tsx#ChoiceInput',
}: ChoiceField): TextField['admin'] {
  const clientProps = { choices: [...choices] }
  return {
    ...(description && { description }),
    ...(sidebar && { position: 'sidebar' as const }),
    ...(condition && { condition }),
    ...(width && { width }),
    components: {
      Field: { path: input, clientProps },
      Cell: { path: '/src/editor/lists/ChoiceCell.tsx#ChoiceCell', clientProps },
    },
  }
}
