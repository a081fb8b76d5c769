import type { Brand } from '@menagerie/sites/brand'

type Content = {
  lang: string
  brand: Brand
  lines: readonly string[]
  rows: readonly (readonly [name: string, value: string])[]
  button: { text: string; link: string } | undefined
  note: string | undefined
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeMailText = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
const withBreaks = (text: string) => escapeMailText(text).replaceAll('\n', '<br>')

/** Mail programs without support for style sheets show the light colours; those with a dark mode use these. */
const STYLE = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){body,.page{background:#1b1816!important;color:#f3eeea!important}.card{background:#262120!important;border-left-color:#443c38!important;border-right-color:#443c38!important;border-bottom-color:#443c38!important}
.quiet{color:#c9beb6!important}.head{color:#ffffff!important}}`

/**
 * One column of at most 36 em without pictures, readable in a window of 280 px, in large print and in dark mode.
 * Colours are set on the elements, because mail programs ignore most other styles.
 */
export function writeMailHtml({ lang, brand, lines, rows, button, note }: Content): string {
  const color = brand.themeColor
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${withBreaks(line)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${escapeMailText(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeMailText(brand.name)}</title><style>${STYLE}</style></head>
<body style="margin:0;background:#f6f2ee;color:#2a2320">
<div class="page" style="padding:16px;background:#f6f2ee;color:#2a2320;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">
<div class="card" style="max-width:36em;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfd7d0;border-top:6px solid ${color};border-radius:8px">
<p class="head" style="margin:0 0 24px;font-size:20px;font-weight:700;color:${color}">${escapeMailText(brand.name)}</p>
${paragraphs}
${toRows(rows)}${toButton(button, color)}${note ? `<p class="quiet" style="margin:24px 0 0;font-size:14px;color:#635951">${withBreaks(note)}</p>` : ''}
</div></div></body></html>
`
}

/** The name is above its value: side by side, long words would break anywhere in the narrow column. */
function toRows(rows: Content['rows']): string {
  if (rows.length === 0) return ''
  const lines = rows.map(
    ([name, value]) =>
      `<dt class="quiet" style="font-size:14px;font-weight:600;color:#635951">${escapeMailText(name)}</dt><dd style="margin:0 0 16px">${withBreaks(value)}</dd>`,
  )
  return `<dl style="margin:0">${lines.join('\n')}</dl>\n`
}

function toButton(button: Content['button'], color: string): string {
  if (button === undefined) return ''
  const look = `display:inline-block;padding:14px 24px;border-radius:8px;background:${color};color:#ffffff;font-weight:700;text-decoration:none`
  const link = escapeMailText(button.link)
  return `<p style="margin:24px 0 0"><a href="${link}" style="${look}">${escapeMailText(button.text)}</a></p>
<p class="quiet" style="margin:16px 0 0;font-size:14px;color:#635951">${link}</p>\n`
}
