import { isValues } from '../../platform/values.ts'

const INLINE: ReadonlySet<unknown> = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])

/** Plain text of a field, with one line per paragraph. */
export function toFieldText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join('\n')
  return isValues(value) && isValues(value.root) ? toLines(value.root).join('\n').trim() : ''
}

function toLines(node: unknown): string[] {
  if (!isValues(node)) return []
  const children = childrenOf(node)
  const inline = children.filter((child) => INLINE.has(child.type))
  const below = children.filter((child) => !INLINE.has(child.type)).flatMap(toLines)
  return inline.length === 0 ? below : [inline.map(toInline).join('').trim(), ...below]
}

function toInline(node: Record<string, unknown>): string {
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return '\t'
  return typeof node.text === 'string' ? node.text : childrenOf(node).map(toInline).join('')
}

const childrenOf = ({ children }: Record<string, unknown>) => (Array.isArray(children) ? children.filter(isValues) : [])
