import { type TextNode, toSafeTree } from './text-tree.ts'

/** Bits of Lexical's text format with their tags, outermost tag first. */
export const TEXT_TAGS = [
  ['strong', 1],
  ['em', 2],
  ['s', 4],
  ['u', 8],
  ['code', 16],
  ['sub', 32],
  ['sup', 64],
  ['mark', 128],
] as const

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** Prefix of a link to a document: `studio:pages/{id}`. */
export const DOCUMENT_ADDRESS = 'studio:'

/** Converts formatted text to the HTML of exports; equal texts give equal HTML. */
export function showHtml(value: unknown): string {
  return toSafeTree(value).map(showBlock).join('\n')
}

function showBlock(node: TextNode): string {
  const children = node.children ?? []
  switch (node.type) {
    case 'heading':
      return wrap(toHeading(node.tag), node, showInlines(children))
    case 'quote':
      return wrap('blockquote', node, showInlines(children))
    case 'horizontalrule':
      return '<hr>'
    case 'list':
      return showList(node)
    case 'table':
      return `<table${node.rowStriping ? ' data-striped="1"' : ''}${node.frozenColumnCount ? ' data-fixed="1"' : ''}>${children.map(showRow).join('')}</table>`
    case 'paragraph':
      return wrap('p', node, showInlines(children))
    default:
      return node.text === undefined && children.some(isBlock)
        ? children.map(showBlock).join('\n')
        : `<p>${showInlines([node])}</p>`
  }
}

const BLOCKS: ReadonlySet<string> = new Set(['heading', 'quote', 'horizontalrule', 'list', 'table', 'paragraph'])
const isBlock = ({ type }: TextNode) => BLOCKS.has(type)
const toHeading = (tag: string | undefined) => (tag && /^h[1-6]$/.test(tag) ? tag : 'h2')

function showList(node: TextNode): string {
  const tag = node.listType === 'number' ? 'ol' : 'ul'
  const start = tag === 'ol' && node.start !== undefined && node.start !== 1 ? ` start="${node.start}"` : ''
  const check = node.listType === 'check' ? ' data-check="1"' : ''
  const items = (node.children ?? []).map((item) => {
    const checked = node.listType === 'check' && item.checked ? ' data-checked="1"' : ''
    const inside = (item.children ?? []).map((child) => (child.type === 'list' ? showList(child) : showInline(child)))
    return `<li${checked}${toStyle(item, false)}>${inside.join('')}</li>`
  })
  return `<${tag}${start}${check}>${items.join('')}</${tag}>`
}

function showRow(row: TextNode): string {
  return `<tr>${(row.children ?? []).map(showCell).join('')}</tr>`
}

function showCell(cell: TextNode): string {
  const tag = cell.headerState ? 'th' : 'td'
  const scope = cell.headerState === 2 ? ' scope="row"' : ''
  const both = cell.headerState === 3 ? ' data-head="3"' : ''
  const spans = (['colSpan', 'rowSpan'] as const)
    .map((name) => ((cell[name] ?? 1) > 1 ? ` ${name.toLowerCase()}="${cell[name]}"` : ''))
    .join('')
  const [only, ...others] = cell.children ?? []
  const isPlain = only?.type === 'paragraph' && others.length === 0 && toStyle(only) === ''
  const inside = isPlain ? showInlines(only.children ?? []) : (cell.children ?? []).map(showBlock).join('')
  return `<${tag}${scope}${both}${spans}>${inside}</${tag}>`
}

const showInlines = (nodes: readonly TextNode[]): string => nodes.map(showInline).join('')

function showInline(node: TextNode): string {
  if (node.type === 'linebreak') return '<br>'
  if (node.type === 'tab') return '<span data-tab="1"></span>'
  if (node.type === 'link' || node.type === 'autolink') return showLink(node)
  if (node.text === undefined) return showInlines(node.children ?? [])
  const tags = TEXT_TAGS.filter(([, bit]) => (Number(node.format ?? 0) & bit) !== 0).map(([tag]) => tag)
  const open = tags.map((tag) => `<${tag}>`).join('')
  const close = tags.map((tag) => `</${tag}>`).reverse()
  return `${open}${escapeMarkup(node.text)}${close.join('')}`
}

function showLink(node: TextNode): string {
  const { linkType, url, newTab, doc } = node.link ?? {}
  const href = linkType === 'internal' && doc ? `${DOCUMENT_ADDRESS}${doc.relationTo}/${doc.value}` : (url ?? '')
  return `<a href="${escapeMarkup(href)}"${newTab ? ' target="_blank"' : ''}>${showInlines(node.children ?? [])}</a>`
}

function wrap(tag: string, node: TextNode, inside: string): string {
  return `<${tag}${toStyle(node)}>${inside}</${tag}>`
}

/** Without indentation for list items, whose depth is expressed by nesting. */
function toStyle({ format, indent }: TextNode, withIndent = true): string {
  const align = typeof format === 'string' && format !== '' && format !== 'left' && format !== 'start' ? format : ''
  return `${align && ` style="text-align: ${align}"`}${withIndent && indent ? ` data-indent="${indent}"` : ''}`
}
