/**
 * The compact markup of the demo texts, read by `to-lexical.ts`. Lines: `## ` and `### ` headings, `- ` and `1. ` list items,
 * `> ` a quote, everything else a paragraph. In a line: `**bold**`, `_italic_` between spaces and `[words](target)`, where the
 * target is `page:NAME` (a page of the same site), `product:SKU`, or an address.
 */
export type MarkupSpan = { text: string; bold?: boolean; italic?: boolean; target?: string }
export type MarkupLine =
  | { kind: 'paragraph' | 'quote'; spans: MarkupSpan[] }
  | { kind: 'heading'; level: 2 | 3; spans: MarkupSpan[] }
  | { kind: 'list'; ordered: boolean; items: MarkupSpan[][] }

const INLINE = /\*\*(?<bold>[^*]+)\*\*|(?<=^|\s)_(?<italic>[^_]+)_|\[(?<words>[^\]]+)\]\((?<target>[^)\s]+)\)/gu

export function parseMarkup(markup: string): MarkupLine[] {
  const lines: MarkupLine[] = []
  for (const raw of markup.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const item = /^(?<mark>-|\d+\.) (?<text>.*)$/u.exec(line)?.groups
    const last = lines.at(-1)
    if (item) {
      const ordered = item.mark !== '-'
      const spans = parseSpans(item.text ?? '')
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spans)
      else lines.push({ kind: 'list', ordered, items: [spans] })
    } else lines.push(parseLine(line))
  }
  return lines
}

function parseLine(line: string): MarkupLine {
  if (line.startsWith('### ')) return { kind: 'heading', level: 3, spans: parseSpans(line.slice(4)) }
  if (line.startsWith('## ')) return { kind: 'heading', level: 2, spans: parseSpans(line.slice(3)) }
  if (line.startsWith('> ')) return { kind: 'quote', spans: parseSpans(line.slice(2)) }
  return { kind: 'paragraph', spans: parseSpans(line) }
}

function parseSpans(text: string): MarkupSpan[] {
  const spans: MarkupSpan[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index) })
    const { bold, italic, words, target } = match.groups ?? {}
    if (bold !== undefined) spans.push({ text: bold, bold: true })
    else if (italic !== undefined) spans.push({ text: italic, italic: true })
    else spans.push({ text: words ?? '', ...(target && { target }) })
    end = match.index + match[0].length
  }
  if (end < text.length) spans.push({ text: text.slice(end) })
  return spans
}

/** Finds every `page:` and `product:` target in a markup, so that they can be checked. */
export function findMarkupTargets(markup: string): string[] {
  return [...markup.matchAll(INLINE)].flatMap((match) => match.groups?.target ?? [])
}
