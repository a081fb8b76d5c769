import { z } from 'zod'

const nodeSchema = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() })
type TextNode = z.infer<typeof nodeSchema>
const formattedSchema = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

type NameOf = (collections: readonly string[], id: string) => string

/** Lists the blocks of a formatted text (paragraphs, headings, lists, tables); undefined for any other value. */
export const listTextBlocks = (value: unknown): readonly unknown[] | undefined =>
  formattedSchema.safeParse(value).data?.root.children

/**
 * Describes formatted text in lines that show each difference: heading levels, list markers, marks for bold and similar
 * formats, link targets. The marks are those of mails and chats, the same in all languages.
 */
export function describeFormatted(blocks: readonly unknown[], nameOf: NameOf): string[] {
  return blocks.flatMap((block) => {
    const node = nodeSchema.safeParse(block).data
    return node === undefined ? [] : describeBlock(node, nameOf)
  })
}

const ALIGNED: ReadonlyMap<unknown, string> = new Map([
  ['center', '↔ '],
  ['right', '→ '],
  ['end', '→ '],
  ['justify', '≡ '],
])

function describeBlock(node: TextNode, nameOf: NameOf): string[] {
  const { children = [] } = node
  const indent = '  '.repeat(Number(node.indent ?? 0)) + (ALIGNED.get(node.format) ?? '')
  switch (node.type) {
    case 'heading':
      return [`${indent}${String(node.tag).toUpperCase()} · ${describeLine(children, nameOf)}`]
    case 'quote':
      return [`${indent}“${describeLine(children, nameOf)}”`]
    case 'horizontalrule':
      return ['———']
    case 'list':
      return describeList(node, nameOf)
    case 'tablerow':
      return [children.map((cell) => describeFormatted([cell], nameOf).join(' ')).join(' | ')]
    case 'table':
      return describeFormatted(children, nameOf)
    case 'tablecell':
      return describeFormatted(children, nameOf).map((line) =>
        Number(node.headerState ?? 0) > 0 ? `**${line}**` : line,
      )
    default: {
      const line = describeLine(children, nameOf)
      return line === '' ? [] : [`${indent}${line}`]
    }
  }
}

function describeList({ children = [], listType, start }: TextNode, nameOf: NameOf): string[] {
  let number = Number(start ?? 1)
  return children.flatMap((item) => {
    const held = nodeSchema.safeParse(item).data?.children ?? []
    const [nested, words] = [held.filter(isList), held.filter((part) => !isList(part))]
    const deeper = describeFormatted(nested, nameOf).map((line) => `  ${line}`)
    // A nested list is in an item without text.
    if (words.length === 0) return deeper
    const sign = listType === 'number' ? `${number++}.` : '•'
    return [`${sign} ${describeLine(words, nameOf)}`, ...deeper]
  })
}

const isList = (part: unknown): boolean => nodeSchema.safeParse(part).data?.type === 'list'

/** Marks around text, by the bit that the editor stores for each format. */
const MARKS: readonly (readonly [number, string])[] = [
  [1, '**'],
  [2, '*'],
  [4, '~~'],
  [8, '__'],
  [16, '`'],
  [32, '~'],
  [64, '^'],
]

function describeLine(parts: readonly unknown[], nameOf: NameOf): string {
  return parts
    .map((part) => {
      const node = nodeSchema.safeParse(part).data
      if (node === undefined) return ''
      if (node.type === 'linebreak') return '\n'
      if (node.type === 'tab') return '\t'
      if (node.type === 'link' || node.type === 'autolink')
        return `${describeLine(node.children ?? [], nameOf)} (→ ${describeTarget(node.fields, nameOf)})`
      if (typeof node.text !== 'string') return describeFormatted(node.children ?? [], nameOf).join(' ')
      const marks = MARKS.filter(([bit]) => (Number(node.format ?? 0) & bit) !== 0).map(([, mark]) => mark)
      return `${marks.join('')}${node.text}${marks.toReversed().join('')}`
    })
    .join('')
}

const targetSchema = z.looseObject({
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.looseObject({ id: z.string() })]) }).nullish(),
})

function describeTarget(fields: unknown, nameOf: NameOf): string {
  const { doc, newTab, url } = targetSchema.safeParse(fields).data ?? {}
  const id = typeof doc?.value === 'object' ? doc.value.id : doc?.value
  const target = doc && id !== undefined ? nameOf([doc.relationTo], id) : (url ?? '')
  return newTab ? `${target} ⧉` : target
}
