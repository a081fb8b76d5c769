import { useId } from 'react'
import type { RunProgress, RunSettings } from '../../imports/desk/run-answer.ts'
import { useWords } from '../frame/use-words.ts'

type Mapping = RunSettings['mapping']
type ColumnTableProps = {
  columns: RunProgress['columns']
  mapping: Mapping
  fields: readonly string[]
  onChange: (mapping: Mapping) => void
}

/** Maps each column of the file to a field. A field may be typed with its site: `name:nl_NL`. */
export function ColumnTable({ columns, mapping, fields, onChange }: ColumnTableProps) {
  const t = useWords()
  const list = useId()
  const unknown = columns.filter(({ meaning }) => meaning === null).length
  const set = (header: string, meaning: string) => {
    const { [header]: _former, ...others } = mapping.columns
    onChange({ ...mapping, columns: meaning.trim() === '' ? others : { ...others, [header]: meaning.trim() } })
  }
  return (
    <details open={unknown > 0} className="menagerie-import__columns">
      <summary>
        {t(unknown > 0 ? 'imports.columnsUnknown' : 'imports.columns', { count: columns.length, unknown })}
      </summary>
      <p>
        {t('imports.columnsHint')
          .split(/<\/?code>/)
          .map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))}
      </p>
      <datalist id={list}>
        {fields.map((field) => (
          <option key={field} value={field} />
        ))}
      </datalist>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('imports.columnOfFile')}</th>
            <th scope="col">{t('imports.takenFor')}</th>
            <th scope="col">{t('imports.shouldBe')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, meaning }) => (
            <tr key={header} data-unknown={meaning === null || undefined}>
              <th scope="row">{header}</th>
              <td>{meaning ?? t('imports.noField')}</td>
              <td>
                <input
                  aria-label={t('imports.fieldOf', { column: header })}
                  list={list}
                  value={(Object.hasOwn(mapping.columns, header) && mapping.columns[header]) || ''}
                  onChange={({ target }) => set(header, target.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
