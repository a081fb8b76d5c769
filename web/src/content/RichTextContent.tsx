import { Fragment, type ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import styles from './RichTextContent.module.css'
import type { InlineView, ListView, NodeView, RichTextView } from './rich-text-view.ts'

type RichTextContentProps = {
  content: RichTextView
  /** 1 where the text stands under a heading of level 2 already. */
  headingShift?: 0 | 1
}

export function RichTextContent({ content, headingShift = 0 }: RichTextContentProps) {
  return <div className={styles.content}>{content.map((node, index) => renderNode(node, index, headingShift))}</div>
}

/** The order of editors' text is its identity: nothing in it moves or keeps state, so the index is the key. */
function renderNode(node: NodeView, key: number, headingShift: 0 | 1): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{renderInlines(node.children)}</p>
    case 'heading': {
      const Heading = (['h2', 'h3', 'h4', 'h5'] as const)[node.level - 2 + headingShift] ?? 'h5'
      return (
        <Heading key={key} id={node.id}>
          {renderInlines(node.children)}
        </Heading>
      )
    }
    case 'list':
      return <Fragment key={key}>{renderList(node)}</Fragment>
    case 'quote':
      return (
        <blockquote key={key}>
          <p>{renderInlines(node.children)}</p>
        </blockquote>
      )
    case 'rule':
      return <hr key={key} />
    case 'table':
      return <Fragment key={key}>{renderTable(node)}</Fragment>
  }
}

function renderList({ ordered, items }: ListView): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see renderNode
        <li key={index}>
          {renderInlines(item.children)}
          {item.list && renderList(item.list)}
        </li>
      ))}
    </List>
  )
}

/** Wide tables scroll inside a group that the keyboard can reach; the page itself never does. No landmark: a page may have many. */
function renderTable({ label, header, rows }: Extract<NodeView, { type: 'table' }>): ReactNode {
  const [first, ...others] = rows
  const body = header ? others : rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's focus
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table>
        {header && first && (
          <thead>
            <tr>{first.map((cell, index) => renderCell('th', cell, index))}</tr>
          </thead>
        )}
        <tbody>
          {body.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see renderNode
            <tr key={index}>{row.map((cell, column) => renderCell('td', cell, column))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function renderCell(Cell: 'th' | 'td', cell: InlineView[], key: number): ReactNode {
  return (
    <Cell key={key} {...(Cell === 'th' && { scope: 'col' })}>
      {renderInlines(cell)}
    </Cell>
  )
}

function renderInlines(inlines: readonly InlineView[]): ReactNode {
  return inlines.map((inline, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: see renderNode
    return <Fragment key={index}>{renderInline(inline)}</Fragment>
  })
}

function renderInline(inline: InlineView): ReactNode {
  if (inline.type === 'break') return <br />
  if (inline.type === 'link') return <Link to={inline.to}>{renderInlines(inline.children)}</Link>
  let text: ReactNode = inline.text
  if (inline.code) text = <code>{text}</code>
  if (inline.underline) text = <u>{text}</u>
  if (inline.italic) text = <em>{text}</em>
  if (inline.bold) text = <strong>{text}</strong>
  return text
}
