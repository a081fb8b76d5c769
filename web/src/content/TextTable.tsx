import type { ReactNode } from 'react'
import { renderInlines } from './render-inlines.tsx'
import type { CellView, NodeView, TableView } from './rich-text-view.ts'
import styles from './TextTable.module.css'

type TextTableProps = { table: TableView; renderBlocks: (blocks: NodeView[]) => ReactNode }

/** Wide tables scroll inside a group that the keyboard can reach; the page itself does not scroll sideways. The group is no landmark, as a page may have many. */
export function TextTable({ table, renderBlocks }: TextTableProps) {
  const { label, header, striped, fixedColumn, rows } = table
  const [first, ...others] = rows
  const looks = [styles.scroller, striped && styles.striped, fixedColumn && styles.fixedColumn]
  const row = (cells: CellView[], scope?: 'col') =>
    cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of editors' text is its identity
      <Cell key={index} cell={scope ? { ...cell, scope } : cell} renderBlocks={renderBlocks} />
    ))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's focus
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={looks.filter(Boolean).join(' ')} role="group" aria-label={label} tabIndex={0}>
      <table>
        {header && first && (
          <thead>
            <tr>{row(first, 'col')}</tr>
          </thead>
        )}
        <tbody>
          {(header ? others : rows).map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of editors' text is its identity
            <tr key={index}>{row(cells)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ cell, renderBlocks }: { cell: CellView } & Pick<TextTableProps, 'renderBlocks'>) {
  const { scope, colSpan, rowSpan } = cell
  const Tag = scope === undefined ? 'td' : 'th'
  return (
    <Tag {...(scope && { scope })} {...(colSpan && { colSpan })} {...(rowSpan && { rowSpan })}>
      {'words' in cell ? renderInlines(cell.words) : renderBlocks(cell.blocks)}
    </Tag>
  )
}
