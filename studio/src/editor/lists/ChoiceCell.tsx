import type { DefaultCellComponentProps, TextFieldClient } from 'payload'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { CellLink } from './CellLink.tsx'

type ChoiceCellProps = DefaultCellComponentProps<TextFieldClient> & { choices: FieldChoice[] }

/** What editors call the stored value, in lists. */
export function ChoiceCell({ cellData, choices, collectionSlug, link, rowData }: ChoiceCellProps) {
  const values: unknown[] = Array.isArray(cellData) ? cellData : [cellData]
  const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? value)
  return (
    <CellLink link={link} collectionSlug={collectionSlug} id={rowData.id}>
      {labels.filter(Boolean).join(', ') || '–'}
    </CellLink>
  )
}
