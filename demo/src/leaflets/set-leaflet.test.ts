import { inflateSync } from 'node:zlib'
import { findById } from '@menagerie/sites/locales'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../content/load-content.ts'
import { setLeaflet } from './set-leaflet.ts'

const { leaflets, sites } = loadContent()

function make(name: string): Promise<Buffer> {
  const row = leaflets.find((leaflet) => leaflet.name === name)
  const site = sites.find(({ locale }) => locale.id === row?.site)
  const product = site?.products.find(({ sku }) => sku === row?.sku)
  if (!row || !site || !product) throw new Error(`There is no leaflet ${name}`)
  return setLeaflet(row.title, site.locale, product)
}

/** Returns the decompressed streams of the file. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+) \/Filter \/FlateDecode [^>]*>>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')
  })
}

/** Returns the character that copied text has for each glyph of a font. */
function charactersOf(map: string): Map<string, string> {
  return new Map(
    [...map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})>/g)].map(([, glyph = '', code = '']) => [
      glyph,
      String.fromCharCode(Number.parseInt(code, 16)),
    ]),
  )
}

function readText(pdf: Buffer): string {
  const streams = streamsOf(pdf)
  const [plain, bold] = streams.filter((stream) => stream.includes('beginbfchar')).map(charactersOf)
  const pages = streams.filter((stream) => stream.includes(' BDC'))
  return pages
    .flatMap((page) => [...page.matchAll(/\/(F1|F2) [^<]*<([0-9a-f]+)> Tj/g)])
    .map(([, font, glyphs = '']) =>
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => (font === 'F1' ? plain : bold)?.get(glyph) ?? '?').join(''),
    )
    .join(' ')
}

describe('a leaflet', () => {
  it('contains the texts of the product as text that can be searched and read aloud', async () => {
    const text = readText(await make('zachte-oorverzorging-nl'))
    expect(text).toContain('Gebruiksaanwijzing')
    expect(text).toMatch(/1\. .*fles/)
    expect(text).not.toContain('?')
    expect((await make('zachte-oorverzorging-nl')).toString('latin1')).toMatch(
      /\/Lang \(nl-NL\)[\s\S]*\/MarkInfo << \/Marked true/,
    )
  })

  it.each(['de', 'fr', 'pl', 'cs', 'hu', 'ru', 'uk', 'fi'])(
    'is smaller than 60 kB and contains the product title in %s',
    async (language) => {
      const row = leaflets.find(({ name }) => name.endsWith(`-${language}`))
      const site = sites.find(({ locale }) => locale.id === row?.site)
      const product = site?.products.find(({ sku }) => sku === row?.sku)
      const pdf = await make(row?.name ?? '')
      expect(readText(pdf)).toContain(product?.title.split(' ')[0] ?? 'no product')
      expect(pdf.length).toBeLessThan(60_000)
    },
  )

  it('is the same file every time, and its cross-reference table points to every object', async () => {
    const pdf = await make('hert-appel-nl')
    expect((await make('hert-appel-nl')).equals(pdf)).toBe(true)
    const text = pdf.toString('latin1')
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    const rows = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)]
    expect(rows.length).toBeGreaterThan(10)
    for (const [index, row] of rows.entries()) {
      expect(text.slice(Number(row[1]), Number(row[1]) + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    }
  })

  it('leaves out the sign that keeps the parts of a word in one line', async () => {
    const site = findById('tailwell/en_GB')
    const product = sites.find(({ locale }) => locale.id === 'tailwell/en_GB')?.products[0]
    if (!site || !product) throw new Error('There are no products')
    const setAs = (title: string) => setLeaflet('x', site, { ...product, title })
    expect(await setAs('Spot-\u2060on')).toEqual(await setAs('Spot-on'))
  })

  it('is refused when its font lacks a character', async () => {
    const site = findById('tailwell/en_GB')
    const product = sites.find(({ locale }) => locale.id === 'tailwell/en_GB')?.products[0]
    if (!site || !product) throw new Error('There are no products')
    await expect(setLeaflet('x', site, { ...product, title: '犬' })).rejects.toThrow('The font has no "犬"')
  })
})
