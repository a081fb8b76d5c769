import { isValues, type Values } from '../../../platform/values.ts'

/**
 * Formatted text for translators: one line per paragraph, with formats and links as numbered tags. `Lees
 * {1}meer{/1}{2/}` has a format or link around a word, and a line break. Braces in the text are doubled.
 */
const BLOCKS = new Set(['text', 'link', 'autolink', 'linebreak', 'tab'])
const LINKS = new Set(['link', 'autolink'])
const isInline = (node: Values) => BLOCKS.has(String(node.type))
const childrenOf = ({ children }: Values): Values[] => (Array.isArray(children) ? children.filter(isValues) : [])
const isPlain = (node: Values) => node.type === 'text' && !node.format && !node.style

/** The lines of formatted text, from top to bottom. */
export function toTaggedLines(tree: unknown): string[] {
  return isValues(tree) && isValues(tree.root) ? listLines(tree.root).map(writeLine) : []
}

/** Groups of inline nodes, in order. */
function listLines(node: Values): Values[][] {
  const children = childrenOf(node)
  const inline = children.filter(isInline)
  const below = children.filter((child) => !isInline(child)).flatMap(listLines)
  return inline.length === 0 ? below : [inline, ...below]
}

/** Nodes with a tag, in the order of their numbers. */
const listTagged = (nodes: readonly Values[]): Values[] =>
  nodes.flatMap((node) => (isPlain(node) ? [] : [node, ...listTagged(childrenOf(node))]))

function writeLine(nodes: readonly Values[]): string {
  const numbers = new Map(listTagged(nodes).map((node, index) => [node, index + 1]))
  const write = (node: Values): string => {
    const text = String(node.text ?? '').replaceAll('{', '{{')
    const number = numbers.get(node)
    if (number === undefined) return text
    if (node.type === 'linebreak' || node.type === 'tab') return `{${number}/}`
    const inside = node.type === 'text' ? text : childrenOf(node).map(write).join('')
    return `{${number}}${inside}{/${number}}`
  }
  return nodes.map(write).join('')
}

export type TaggedPart = string | { number: number; parts: TaggedPart[] | undefined }
export class TagProblem extends Error {}

const TAG = /\{\{|\{(\/?)(\d+)(\/?)\}/g

/** Parses a line into text and tags; throws for tags that are not closed or wrongly nested. */
export function readTaggedLine(line: string): TaggedPart[] {
  const top: TaggedPart[] = []
  const open: { number: number; parts: TaggedPart[] }[] = []
  const add = (part: TaggedPart) => {
    const parts = open.at(-1)?.parts ?? top
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else if (part !== '') parts.push(part)
  }
  let at = 0
  for (const match of line.matchAll(TAG)) {
    add(line.slice(at, match.index))
    at = match.index + match[0].length
    const number = Number(match[2])
    if (match[0] === '{{') add('{')
    else if (match[3]) add({ number, parts: undefined })
    else if (!match[1]) open.push({ number, parts: [] })
    else {
      const closed = open.pop()
      if (closed?.number !== number) throw new TagProblem(`tag {/${number}} has no opening tag`)
      add(closed)
    }
  }
  add(line.slice(at))
  const [left] = open
  if (left !== undefined) throw new TagProblem(`tag {${left.number}} is not closed`)
  return top
}

/** Replaces the text of a tree; each of its tags must occur exactly once. */
export function fromTaggedLines(tree: unknown, lines: readonly string[]): unknown {
  if (!isValues(tree) || !isValues(tree.root)) return tree
  let at = 0
  const rebuild = (node: Values): Values => {
    const children = childrenOf(node)
    const inline = children.filter(isInline)
    const line = inline.length === 0 ? undefined : lines[at++]
    if (inline.length === 0 && children.length === 0) return node
    const words = line === undefined ? inline : buildLine(inline, line)
    const rest = children.filter((child) => !isInline(child)).map(rebuild)
    return { ...node, children: [...words, ...rest] }
  }
  return { ...tree, root: rebuild(tree.root) }
}

const wordsOf = (node: Values): string => String(node.text ?? '') + childrenOf(node).map(wordsOf).join('')
const isBlank = (parts: readonly TaggedPart[]): boolean =>
  parts.every((part) => (typeof part === 'string' ? part.trim() === '' : isBlank(part.parts ?? [])))

function buildLine(nodes: readonly Values[], line: string): Values[] {
  const tagged = listTagged(nodes)
  const used = new Set<number>()
  const plain = nodes.find(isPlain)
  const build = (parts: readonly TaggedPart[]): Values[] => parts.map(buildPart)
  /** Content of a link; a link within a link is refused. */
  const buildInside = (number: number, parts: readonly TaggedPart[]): Values[] => {
    const children = build(parts)
    if (children.some(({ type }) => LINKS.has(String(type))))
      throw new TagProblem(`tag {${number}} is a link inside another link`)
    return children
  }
  const buildPart = (part: TaggedPart): Values => {
    if (typeof part === 'string') return { ...(plain ?? PLAIN), text: part }
    const node = tagged[part.number - 1]
    if (node === undefined) throw new TagProblem(`tag {${part.number}} does not belong to this text`)
    if (used.has(part.number)) throw new TagProblem(`tag {${part.number}} appears twice`)
    used.add(part.number)
    const isEmpty = node.type === 'linebreak' || node.type === 'tab'
    if (isEmpty !== (part.parts === undefined)) throw new TagProblem(`tag {${part.number}} is of a different kind`)
    if (part.parts === undefined) return node
    if (isBlank(part.parts) && !isBlank([wordsOf(node)]))
      throw new TagProblem(`tag {${part.number}} has lost its words`)
    if (node.type !== 'text') return { ...node, children: buildInside(part.number, part.parts) }
    const text = part.parts.map((each) => {
      if (typeof each !== 'string') throw new TagProblem(`tag {${each.number}} is inside {${part.number}}`)
      return each
    })
    return { ...node, text: text.join('') }
  }
  const built = build(readTaggedLine(line))
  const lost = tagged.findIndex((_node, index) => !used.has(index + 1))
  if (lost >= 0) throw new TagProblem(`tag {${lost + 1}} is missing`)
  return built
}

const PLAIN = { type: 'text', text: '', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
