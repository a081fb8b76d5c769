import type { RichTextStand } from '@menagerie/contract/rich-text'
import { Fragment, type ReactNode } from 'react'
import styles from './RichTextContent.module.css'
import { renderInlines } from './render-inlines.tsx'
import type { NodeView, RichTextListView, RichTextView } from './rich-text-view.ts'
import { TextTable } from './TextTable.tsx'

type RichTextContentProps = {
  content: RichTextView
  /** 1 where the text is already below a heading of level 2. */
  headingShift?: 0 | 1
}

export function RichTextContent({ content, headingShift = 0 }: RichTextContentProps) {
  return <div className={styles.content}>{renderNodes(content, headingShift)}</div>
}

const renderNodes = (nodes: RichTextView, headingShift: 0 | 1): ReactNode =>
  nodes.map((node, index) => renderNode(node, index, headingShift))

/** Nothing in editors' text moves or keeps state, so the index serves as key. */
function renderNode(node: NodeView, key: number, headingShift: 0 | 1): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <p key={key} className={toStandClass(node)}>
          {renderInlines(node.children)}
        </p>
      )
    case 'heading': {
      const Heading = (['h2', 'h3', 'h4', 'h5'] as const)[node.level - 2 + headingShift] ?? 'h5'
      return (
        <Heading key={key} id={node.id} className={toStandClass(node)}>
          {renderInlines(node.children)}
        </Heading>
      )
    }
    case 'list':
      return <Fragment key={key}>{renderList(node)}</Fragment>
    case 'quote':
      return (
        <blockquote key={key} className={toStandClass(node)}>
          <p>{renderInlines(node.children)}</p>
        </blockquote>
      )
    case 'rule':
      return <hr key={key} />
    case 'table':
      return <TextTable key={key} table={node} renderBlocks={(blocks) => renderNodes(blocks, headingShift)} />
  }
}

function renderList({ ordered, start, items }: RichTextListView): ReactNode {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List {...(start !== undefined && { start })}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see renderNode
        <li key={index} className={toStandClass(item)}>
          {renderInlines(item.children)}
          {item.lists.map((list, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see renderNode
            <Fragment key={at}>{renderList(list)}</Fragment>
          ))}
        </li>
      ))}
    </List>
  )
}

const INDENTS = [undefined, styles.indent1, styles.indent2, styles.indent3, styles.indent4]

/** Limits indents: steps beyond the fourth would leave no room on a phone. */
function toStandClass({ align, indent = 0 }: RichTextStand): string | undefined {
  const classes = [align && styles[align], INDENTS[Math.min(indent, INDENTS.length - 1)]]
  const own = classes.filter((name) => name !== undefined)
  return own.length === 0 ? undefined : own.join(' ')
}
