'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { SHOWN_STATES, type Status, type StatusRow, type TranslationCell } from '../../../model/translations/status.ts'
import { isTranslated } from '../../../model/translations/translated-from.ts'
import { useWords, type Words } from '../../frame/use-words.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import type { ChosenCell } from './CellDialog.tsx'

type StatusGridProps = { collection: string; status: Status; onChoose: (cell: ChosenCell) => void }

/**
 * A symbol for each state, so that no state is shown by colour alone; the cell's accessible name contains the words.
 */
const SIGNS = { missing: '–', draft: '✎', marked: '⚑', stale: '↻', published: '✓', left: '○', none: '' } as const

export function StatusGrid({ collection, status, onChoose }: StatusGridProps) {
  const words = useWords()
  const { columns, counts, rows } = status
  return (
    <>
      <ul className="menagerie-status__legend">
        {SHOWN_STATES.map((state) => (
          <li key={state}>
            <span aria-hidden data-state={state}>
              {SIGNS[state]}
            </span>
            {words(`status.${state}`)}
          </li>
        ))}
      </ul>
      <section className="menagerie-status__scroll" aria-label={words('status.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words('status.search')}</th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
            <tr className="menagerie-status__counts">
              <td />
              {columns.map(({ id }) => (
                <td key={id}>
                  {SHOWN_STATES.filter((state) => counts[id]?.[state]).map((state) => (
                    <span key={state} data-state={state} title={words(`status.${state}`)}>
                      <span aria-hidden>{SIGNS[state]}</span> {counts[id]?.[state]}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.first === undefined ? (
                    row.title
                  ) : (
                    <DocumentLink collection={collection} id={row.first}>
                      {row.title || words('status.untitled')}
                    </DocumentLink>
                  )}
                </th>
                {columns.map(({ id }) => (
                  <td key={id}>
                    <Cell collection={collection} row={row} site={id} cell={row.cells[id]} onChoose={onChoose} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

type CellProps = {
  collection: string
  row: StatusRow
  site: string
  cell: TranslationCell | undefined
  onChoose: (cell: ChosenCell) => void
}

/** Links to the form of an existing document; a missing one can be created, or left out deliberately. */
function Cell({ collection, row, site, cell, onChoose }: CellProps) {
  const words = useWords()
  const { config } = useConfig()
  if (cell === undefined || cell.state === 'none') return null
  const name = toName(words, cell)
  const todo = cell.open + cell.changes
  // The number is shown by CSS, because the cell's accessible name already contains it.
  const sign = (
    <span aria-hidden data-state={cell.state} data-todo={todo > 0 ? todo : undefined}>
      {SIGNS[cell.state]}
      {cell.isWaiting && ` ${SIGNS.draft}`}
    </span>
  )
  if (cell.id === undefined && isTranslated(collection))
    return (
      <button type="button" aria-label={name} title={name} onClick={() => onChoose({ row, site, state: cell.state })}>
        {sign}
      </button>
    )
  if (cell.id === undefined) return sign
  const path = `/collections/${collection}/${cell.id}` as const
  const language = isTranslated(collection) ? '' : `?locale=${site}`
  return (
    <a href={formatAdminURL({ adminRoute: config.routes.admin, path }) + language} aria-label={name} title={name}>
      {sign}
    </a>
  )
}

function toName(words: Words, { state, open, changes, isWaiting, by }: TranslationCell): string {
  const parts = [
    words(`status.${state}`),
    isWaiting && words('status.waiting'),
    open > 0 && words('status.openTexts', { count: open }),
    changes > 0 && words('status.changes', { count: changes }),
    by,
  ]
  return parts.filter(Boolean).join(' · ')
}
