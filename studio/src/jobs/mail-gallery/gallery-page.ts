import { escapeMailText } from '../mail/write-mail-html.ts'
import type { ExampleMails } from './example-mails.ts'

export const toMailPageName = ({ brand, language }: ExampleMails) => `${brand}-${language}.html`

/** Width of a small phone. */
const NARROW_PX = 360
const TALL_PX = 560
const STYLE = `body{margin:1.5rem;font:1rem/1.5 system-ui,sans-serif;background:#e8e8e8;color:#222}nav a{margin-inline-end:.75rem}
.mail{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}iframe{border:1px solid #888}
pre{inline-size:${NARROW_PX}px;margin:0;padding:1rem;background:#fff;white-space:pre-wrap;overflow-wrap:anywhere}`

/** All mails of one brand in one language: in light and dark mode, and as plain text. */
export function toGalleryPage(shown: ExampleMails, all: readonly ExampleMails[]): string {
  const { brand, language, mails } = shown
  const title = `Mails: ${brand}, ${language}`
  const links = all.map((each) => `<a href="${toMailPageName(each)}">${each.brand} ${each.language}</a>`)
  const sections = mails.map(
    ({ kind, subject, html, text }) => `<h2>${kind}: <span lang="${language}">${escapeMailText(subject)}</span></h2>
<div class="mail">${toFrame(html, 'light')}${toFrame(html, 'dark')}<pre lang="${language}">${escapeMailText(text)}</pre></div>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head><body><h1>${title}</h1><nav>${links.join(' ')}</nav>
${sections.join('\n')}
</body></html>
`
}

/** Applies the dark mode's styles in any browser. */
const toDark = (html: string) => html.replaceAll('@media (prefers-color-scheme:dark)', '@media all')

const toFrame = (html: string, look: 'light' | 'dark') =>
  `<iframe title="${look}" sandbox width="${NARROW_PX}" height="${TALL_PX}" srcdoc="${escapeMailText(look === 'dark' ? toDark(html) : html)}"></iframe>`
