import { Fragment, type ReactNode } from 'react'
import { Link } from '../ui/Link.tsx'
import type { InlineView } from './rich-text-view.ts'

export function renderInlines(inlines: readonly InlineView[]): ReactNode {
  return inlines.map((inline, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of editors' text is its identity
    return <Fragment key={index}>{renderInline(inline)}</Fragment>
  })
}

function renderInline(inline: InlineView): ReactNode {
  if (inline.type === 'break') return <br />
  if (inline.type === 'link') return <Link to={inline.to}>{renderInlines(inline.children)}</Link>
  let text: ReactNode = inline.text
  if (inline.code) text = <code>{text}</code>
  if (inline.subscript) text = <sub>{text}</sub>
  if (inline.superscript) text = <sup>{text}</sup>
  if (inline.highlight) text = <mark>{text}</mark>
  if (inline.strikethrough) text = <s>{text}</s>
  if (inline.underline) text = <u>{text}</u>
  if (inline.italic) text = <em>{text}</em>
  if (inline.bold) text = <strong>{text}</strong>
  return text
}
