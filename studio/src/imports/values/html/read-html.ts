import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { toHref } from './link-address.ts'
import { DOCUMENT_ADDRESS, TEXT_TAGS } from './show-html.ts'
import { withoutEntities } from './text-of-html.ts'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode
type HtmlElement = DefaultTreeAdapterTypes.Element
type StoredNode = { type: string; version: number; [field: string]: unknown }
type StoredHtmlText = { root: StoredNode }

const ELEMENT = { format: '', indent: 0, version: 1, direction: 'ltr' } as const
const LINK_VERSION = 3

const MARKS: ReadonlyMap<string, number> = new Map([
  ...TEXT_TAGS,
  ['b', 1],
  ['i', 2],
  ['del', 4],
  ['strike', 4],
  ['ins', 8],
  ['kbd', 16],
])
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'head', 'iframe', 'object', 'svg'])
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'p div section article header footer main h1 h2 h3 h4 h5 h6 ul ol blockquote hr table dl dt dd pre figure'.split(' '),
)
/** The editor has three heading levels; an h1 becomes h2, because the product's name is the page's h1. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

const TAG = /<[a-z!/]/i

/**
 * Converts HTML, or plain text with empty lines between paragraphs, to the format of the studio's editor; null without
 * text.
 */
export function readHtml(html: string): StoredHtmlText | null {
  // Some PIMs escape the tags themselves: `&lt;p&gt;`.
  const text = TAG.test(html) ? html : withoutEntities(html)
  const children = TAG.test(text) ? toBlocks(parseFragment(text).childNodes) : toParagraphs(text)
  return children.length === 0 ? null : { root: { type: 'root', ...ELEMENT, children } }
}

function toParagraphs(text: string): StoredNode[] {
  return text
    .split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split(/\r\n|\r|\n/).map((line) => toText(line, 0))
      return paragraph(lines.flatMap((line, at) => (at === 0 ? [line] : [{ type: 'linebreak', version: 1 }, line])))
    })
}

/** Text between blocks becomes paragraphs. */
function toBlocks(nodes: readonly HtmlNode[]): StoredNode[] {
  const blocks: StoredNode[] = []
  let loose: HtmlNode[] = []
  const endLoose = () => {
    const inlines = trimInlines(toInlines(loose, 0))
    if (inlines.length > 0) blocks.push(paragraph(inlines))
    loose = []
  }
  for (const node of nodes) {
    if (!isElement(node) || !holdsBlock(node)) {
      loose.push(node)
      continue
    }
    endLoose()
    blocks.push(...toBlock(node))
  }
  endLoose()
  return blocks
}

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node
const holdsBlock = (node: HtmlElement): boolean =>
  BLOCK_TAGS.has(node.tagName) ||
  (!MARKS.has(node.tagName) && node.childNodes.some((child) => isElement(child) && holdsBlock(child)))

function toBlock(node: HtmlElement): StoredNode[] {
  const { tagName: tag, childNodes: children } = node
  const heading = HEADINGS[tag]
  if (heading) return withWords({ type: 'heading', tag: heading, ...toElement(node) }, children)
  switch (tag) {
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'ul':
    case 'ol':
      return [toList(node, 0)]
    case 'table':
      return [toTable(node)]
    case 'blockquote':
      return withWords({ type: 'quote', ...toElement(node) }, children)
    case 'p':
    case 'pre':
    case 'dt':
      return children.some((child) => isElement(child) && holdsBlock(child))
        ? toBlocks(children)
        : withWords({ ...PARAGRAPH, ...toElement(node) }, children)
    default:
      return toBlocks(children)
  }
}

function withWords(element: StoredNode, nodes: readonly HtmlNode[]): StoredNode[] {
  const children = trimInlines(toInlines(nodes, 0))
  return children.length === 0 ? [] : [{ ...element, children }]
}

const PARAGRAPH = { type: 'paragraph', textFormat: 0, textStyle: '', ...ELEMENT } as const
const paragraph = (children: StoredNode[]): StoredNode => ({ ...PARAGRAPH, children })

function toElement(node: HtmlElement) {
  const align = /text-align:\s*(center|right|end|justify)/i.exec(attribute(node, 'style') ?? '')?.[1]
  const format = (align ?? attribute(node, 'align') ?? '').toLowerCase()
  const indent = Number(attribute(node, 'data-indent') ?? 0) || 0
  return { ...ELEMENT, format: format === 'left' ? '' : format, indent }
}

function toList(node: HtmlElement, depth: number): StoredNode {
  const isNumbered = node.tagName === 'ol'
  const isChecked = attribute(node, 'data-check') !== undefined
  const items = node.childNodes.filter(isElement).flatMap((child) => toItems(child, depth))
  return {
    type: 'list',
    listType: isNumbered ? 'number' : isChecked ? 'check' : 'bullet',
    tag: isNumbered ? 'ol' : 'ul',
    start: Number(attribute(node, 'start') ?? 1) || 1,
    ...ELEMENT,
    children: items.map((item, at) => ({ ...item, value: at + 1 })),
  }
}

/** The editor puts a nested list in an item of its own. */
function toItems(node: HtmlElement, depth: number): StoredNode[] {
  if (node.tagName === 'ul' || node.tagName === 'ol') return [toItem(node, [toList(node, depth + 1)], depth)]
  const isList = (child: HtmlNode) => isElement(child) && (child.tagName === 'ul' || child.tagName === 'ol')
  const words = trimInlines(
    toInlines(
      node.childNodes.filter((child) => !isList(child)),
      0,
    ),
  )
  const lists = node.childNodes.filter(isElement).filter(isList)
  return [
    ...(words.length > 0 ? [toItem(node, words, depth)] : []),
    ...lists.map((list) => toItem(node, [toList(list, depth + 1)], depth)),
  ]
}

function toItem(node: HtmlElement, children: StoredNode[], indent: number): StoredNode {
  const checked = attribute(node, 'data-checked') !== undefined
  return { type: 'listitem', ...toElement(node), indent, ...(checked && { checked }), children }
}

function toTable(table: HtmlElement): StoredNode {
  const rows = findAll(table, 'tr').map((row) => ({
    type: 'tablerow',
    ...ELEMENT,
    children: row.childNodes.filter(isElement).flatMap((cell) => (/^t[dh]$/.test(cell.tagName) ? [toCell(cell)] : [])),
  }))
  return {
    type: 'table',
    ...ELEMENT,
    ...(attribute(table, 'data-striped') && { rowStriping: true }),
    ...(attribute(table, 'data-fixed') && { frozenColumnCount: 1 }),
    children: rows,
  }
}

function toCell(cell: HtmlElement): StoredNode {
  const blocks = toBlocks(cell.childNodes)
  const head = attribute(cell, 'scope') === 'row' ? 2 : 1
  return {
    type: 'tablecell',
    ...ELEMENT,
    headerState: cell.tagName === 'th' ? Number(attribute(cell, 'data-head') ?? head) : 0,
    colSpan: Number(attribute(cell, 'colspan') ?? 1) || 1,
    rowSpan: Number(attribute(cell, 'rowspan') ?? 1) || 1,
    backgroundColor: null,
    children: blocks.length > 0 ? blocks : [paragraph([])],
  }
}

function findAll(node: HtmlElement, tag: string): HtmlElement[] {
  return node.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === tag ? [child] : child.tagName === 'table' ? [] : findAll(child, tag)))
}

function toInlines(nodes: readonly HtmlNode[], format: number): StoredNode[] {
  return nodes.flatMap((node): StoredNode[] => {
    if (node.nodeName === '#text' && 'value' in node) {
      const words = node.value.replace(/[\t\n\r\f ]+/g, ' ')
      return words === '' ? [] : [toText(words, format)]
    }
    if (!isElement(node) || DROPPED.has(node.tagName)) return []
    if (attribute(node, 'data-tab') !== undefined) return [{ type: 'tab', ...TAB }]
    if (node.tagName === 'br') return [{ type: 'linebreak', version: 1 }]
    if (node.tagName === 'a') return toLink(node, format)
    return toInlines(node.childNodes, format | (MARKS.get(node.tagName) ?? 0))
  })
}

function toLink(node: HtmlElement, format: number): StoredNode[] {
  const children = toInlines(node.childNodes, format)
  const href = toHref(attribute(node, 'href')?.trim() ?? '')
  if (href === '' || children.length === 0) return children
  const newTab = attribute(node, 'target') === '_blank'
  return [{ type: 'link', ...ELEMENT, version: LINK_VERSION, fields: { ...toTarget(href), newTab }, children }]
}

function toTarget(href: string) {
  if (!href.startsWith(DOCUMENT_ADDRESS)) return { linkType: 'custom', url: href }
  const [relationTo = '', value = ''] = href.slice(DOCUMENT_ADDRESS.length).split('/')
  return { linkType: 'internal', doc: { relationTo, value } }
}

const TAB = { text: '\t', format: 0, detail: 2, mode: 'normal', style: '', version: 1 } as const

const toText = (text: string, format: number): StoredNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

/** Spaces and line breaks at both ends of a block come from the line breaks of the HTML source. */
function trimInlines(inlines: readonly StoredNode[]): StoredNode[] {
  const kept = [...inlines]
  const isEmpty = (node: StoredNode | undefined) =>
    node?.type === 'linebreak' || (typeof node?.text === 'string' && node.text.trim() === '')
  while (isEmpty(kept[0])) kept.shift()
  while (isEmpty(kept.at(-1))) kept.pop()
  return kept.map((node, at) => {
    if (typeof node.text !== 'string') return node
    const start = at === 0 ? node.text.replace(/^ +/, '') : node.text
    return { ...node, text: at === kept.length - 1 ? start.replace(/ +$/, '') : start }
  })
}

const attribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value
