import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import type { Choice } from '../fields/choice-field.ts'

type ChoiceCellProps = DefaultCellComponentProps<TextFieldClient> & { choices: Choice[] }

/** What editors call the stored value, in lists. */
export function ChoiceCell({ cellData, choices }: ChoiceCellProps) {
  const values: unknown[] = Array.isArray(cellData) ? cellData : [cellData]
  const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value)
  return <span>{labels.filter(Boolean).join(', ') || '–'}</span>
}
