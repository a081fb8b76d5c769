import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { PdfFont, Weight } from './pdf-font.ts'

/** A piece of text on one line; `x` and `y` in points from the lower left corner. */
export type Run = { weight: Weight; size: number; x: number; y: number; text: string }
/** Lines that form one heading or paragraph, for screen readers. */
export type Passage = { tag: 'H1' | 'H2' | 'P'; runs: Run[] }
type PdfDocument = {
  title: string
  /** BCP 47. */
  language: string
  fonts: Record<Weight, PdfFont>
  /** Red, green, blue from 0 to 1, for headings. */
  colour: readonly [number, number, number]
  pages: Passage[][]
}

export const PAGE = { width: 420, height: 595 } as const // A5

const FONT_NAMES = { plain: 'F1', bold: 'F2' } as const satisfies Record<Weight, string>

/** Writes a tagged PDF with embedded fonts. The same document gives the same bytes in every run. */
export function writePdf(document: PdfDocument): Buffer {
  const objects: Buffer[] = []
  const reserve = () => objects.push(Buffer.alloc(0))
  const fill = (id: number, body: string | Buffer) => {
    objects[id - 1] = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1')
  }
  const add = (body: string | Buffer) => {
    const id = reserve()
    fill(id, body)
    return id
  }
  const [catalog, pageTree, structure, body] = [reserve(), reserve(), reserve(), reserve()]
  const contents = document.pages.map((page) => add(toStream(toContent(page, document))))
  const plain = addFont(document.fonts.plain, add)
  const bold = addFont(document.fonts.bold, add)
  const resources = `/Resources << /Font << /F1 ${plain} 0 R /F2 ${bold} 0 R >> >>`
  const pages = contents.map((content, index) =>
    add(
      `<< /Type /Page /Parent ${pageTree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ${resources} /Contents ${content} 0 R /StructParents ${index} /Tabs /S >>`,
    ),
  )
  const elements = document.pages.map((page, index) =>
    page.map(({ tag }, mark) =>
      add(`<< /Type /StructElem /S /${tag} /P ${body} 0 R /Pg ${pages[index]} 0 R /K ${mark} >>`),
    ),
  )
  const parents = elements.map((ids, index) => `${index} [${toReferences(ids)}]`).join(' ')
  fill(body, `<< /Type /StructElem /S /Document /P ${structure} 0 R /K [${toReferences(elements.flat())}] >>`)
  fill(structure, `<< /Type /StructTreeRoot /K ${body} 0 R /ParentTree << /Nums [${parents}] >> >>`)
  fill(pageTree, `<< /Type /Pages /Kids [${toReferences(pages)}] /Count ${pages.length} >>`)
  fill(
    catalog,
    `<< /Type /Catalog /Pages ${pageTree} 0 R /Lang (${document.language}) /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const info = add(`<< /Title ${toText(document.title)} /Producer (Menagerie demo) >>`)
  return assemble(objects, catalog, info)
}

const toReferences = (ids: readonly number[]) => ids.map((id) => `${id} 0 R`).join(' ')

/** Text outside of pages is UTF-16 with a byte order mark. */
const toText = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

function toStream(content: string | Buffer, more = ''): Buffer {
  const packed = deflateSync(content)
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${more}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

function toContent(page: readonly Passage[], { fonts, colour }: PdfDocument): string {
  return page
    .map(({ tag, runs }, mark) => {
      const ink = tag === 'P' ? '0.13 0.13 0.13' : colour.join(' ')
      const lines = runs.map(
        ({ weight, size, x, y, text }) =>
          `/${FONT_NAMES[weight]} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${fonts[weight].encode(text)}> Tj`,
      )
      return `/${tag} << /MCID ${mark} >> BDC\nBT ${ink} rg\n${lines.join('\n')}\nET\nEMC`
    })
    .join('\n')
}

/** Adds the four objects of a font: how text refers to glyphs, the character of each glyph, the measures, and the file. */
function addFont(font: PdfFont, add: (body: string | Buffer) => number): number {
  const used = font.listUsed()
  const file = add(toStream(font.data, `/Length1 ${font.data.length} `))
  const descriptor = add(
    `<< /Type /FontDescriptor /FontName /${font.name} /Flags 4 /FontBBox [-500 ${font.descent} 1500 ${font.ascent}] /ItalicAngle 0 /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 700 /StemV 80 /FontFile2 ${file} 0 R >>`,
  )
  const widths = used.map(({ glyph, width }) => `${glyph} [${width}]`).join(' ')
  const glyphs = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${font.name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /W [${widths}] /CIDToGIDMap /Identity >>`,
  )
  const characters = add(toStream(toCharacterMap(used)))
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font.name} /Encoding /Identity-H /DescendantFonts [${glyphs} 0 R] /ToUnicode ${characters} 0 R >>`,
  )
}

const MOST_ROWS = 100 // of one `bfchar` section

function toCharacterMap(used: ReturnType<PdfFont['listUsed']>): string {
  const rows = used.map(({ glyph, character }) => {
    const code = Buffer.from(character, 'utf16le').swap16().toString('hex')
    return `<${glyph.toString(16).padStart(4, '0')}> <${code}>`
  })
  const sections = Array.from({ length: Math.ceil(rows.length / MOST_ROWS) }, (_, index) =>
    rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS),
  )
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /ToUnicode def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...sections.map((section) => `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar`),
    'endcmap end end',
  ].join('\n')
}

function assemble(objects: readonly Buffer[], catalog: number, info: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  let offset = parts[0]?.length ?? 0
  const offsets = objects.map((body, index) => {
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    const start = offset
    parts.push(object)
    offset += object.length
    return start
  })
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32)
  const rows = offsets.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>] >>`
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}\nstartxref\n${offset}\n%%EOF\n`),
  ])
}
