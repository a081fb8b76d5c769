import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { booksOf } from '../content/catalogue/books.ts'
import { type MarkupLine, type MarkupSpan, parseMarkup } from '../content/markup.ts'
import type { ProductText } from '../content/schema.ts'
import { ofBrand, toDemoBrand } from '../demo-brand.ts'
import { loadPdfFont, type PdfFont, type Weight } from './pdf-font.ts'
import { PAGE, type Passage, type Run, writePdf } from './write-pdf.ts'

const MARGIN = 42
const LINE_HEIGHT = 1.45
const STYLES = {
  H1: { size: 20, weight: 'bold', before: 0, indent: 0 },
  H2: { size: 12.5, weight: 'bold', before: 16, indent: 0 },
  P: { size: 10, weight: 'plain', before: 6, indent: 0 },
  item: { size: 10, weight: 'plain', before: 3, indent: 14 },
} as const satisfies Record<string, { size: number; weight: Weight; before: number; indent: number }>
type StyleName = keyof typeof STYLES

const COLOURS = { tailwell: [0.72, 0.09, 0.16], aldergrove: [0.13, 0.25, 0.18] } as const

type Text = { style: StyleName; text: string; mark?: string }

/** Makes a package insert as a PDF, from the texts of the product on the site. */
export async function setLeaflet(title: string, locale: BrandLocale, product: ProductText): Promise<Buffer> {
  const texts = toTextsOf(locale, product)
  const letters = [title, ...texts.flatMap(({ text, mark = '' }) => [text, mark])].join(' ')
  const [plain, bold] = await Promise.all([
    loadPdfFont(toDemoBrand(locale.brand), 'plain', letters),
    loadPdfFont(toDemoBrand(locale.brand), 'bold', letters),
  ])
  const fonts = { plain, bold }
  return writePdf({
    title,
    language: locale.iso,
    fonts,
    colour: ofBrand(COLOURS, locale.brand),
    pages: toPages(texts, fonts),
  })
}

function toTextsOf(locale: BrandLocale, product: ProductText): Text[] {
  const { shared } = booksOf(locale)
  const section = (heading: string, ...markup: (string | undefined)[]): Text[] => {
    const written = joinParagraphs(...markup)
    if (written === undefined) return []
    return [
      { style: 'H2', text: shared.get(`leaflet-${heading}`)?.text ?? '' },
      ...parseMarkup(written).flatMap(toTexts),
    ]
  }
  return [
    { style: 'H1', text: product.title },
    { style: 'P', text: product.short_description },
    ...section('active', product.item_active_ingredients),
    ...section('use', product.instructions),
    ...section('never', product.do_not_apply_when),
    ...section('inside', product.composition, product.additives, product.analysis),
    ...section('keep', product.storage_and_safety, product.product_precautions, product.efficacy_period),
    ...(product.item_legal_category ? [{ style: 'P' as const, text: product.item_legal_category }] : []),
  ]
}

const joinParagraphs = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n') || undefined

const toPlain = (spans: readonly MarkupSpan[]) => spans.map(({ text }) => text).join('')

function toTexts(line: MarkupLine): Text[] {
  if (line.kind !== 'list') return [{ style: line.kind === 'heading' ? 'H2' : 'P', text: toPlain(line.spans) }]
  return line.items.map((spans, index) => ({
    style: 'item',
    text: toPlain(spans),
    mark: line.ordered ? `${index + 1}.` : '•',
  }))
}

/** Places passages from top to bottom; one that does not fit begins the next page. */
function toPages(texts: readonly Text[], fonts: Record<Weight, PdfFont>): Passage[][] {
  const pages: Passage[][] = [[]]
  let y = PAGE.height - MARGIN
  for (const { style, text, mark } of texts) {
    const { size, weight, before, indent } = STYLES[style]
    const lines = wrap(text, PAGE.width - 2 * MARGIN - indent, (words) => fonts[weight].widthOf(words, size))
    const height = lines.length * size * LINE_HEIGHT
    if (y - before - height < MARGIN) {
      pages.push([])
      y = PAGE.height - MARGIN
    } else y -= before
    const runs = lines.map((line, index): Run => {
      const base = y - size - index * size * LINE_HEIGHT
      return { weight, size, x: MARGIN + indent, y: base, text: line }
    })
    const [first] = runs
    const marked = mark && first ? [{ ...first, x: MARGIN, text: mark }, ...runs] : runs
    pages.at(-1)?.push({ tag: style === 'item' ? 'P' : style, runs: marked })
    y -= height
  }
  return pages
}

function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined) lines.push(word)
    else if (widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
