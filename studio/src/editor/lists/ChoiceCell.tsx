import type { DefaultServerCellComponentProps } from 'payload'
import type { FieldChoice } from '../../model/fields/choice-field.ts'
import { toPartWords } from '../frame/part-words.ts'
import { CellLink } from './CellLink.tsx'

type ChoiceCellProps = DefaultServerCellComponentProps & { choices: FieldChoice[] }

/** Shows the label of the stored value in lists. */
export function ChoiceCell({ cellData, choices, collectionSlug, i18n, link, rowData }: ChoiceCellProps) {
  const values: unknown[] = Array.isArray(cellData) ? cellData : [cellData]
  const toWord = toPartWords(i18n.translations)
  const labels = values.map((value) =>
    toWord(String(choices.find((choice) => choice.value === value)?.label ?? value ?? '')),
  )
  return (
    <CellLink link={link} collectionSlug={collectionSlug} id={rowData.id}>
      {labels.filter(Boolean).join(', ') || '–'}
    </CellLink>
  )
}
