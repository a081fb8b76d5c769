import { createHash } from 'node:crypto'
import { type Answer, toAnswer } from '../http/answer.ts'
import { allowStyle } from './styles-inside.ts'

/** Style without a brand, as the brand may be what is unknown. */
const STYLE =
  ':root{color-scheme:light dark;font:100%/1.6 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1.5rem;box-sizing:border-box;text-align:center}' +
  'h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0;max-width:32rem;font-size:1.125rem}'
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/**
 * Returns a page for when no template, and so no text of a locale, can be used: nothing is loaded yet, or rendering
 * the error page failed (texts of spec §8).
 */
export function toPlainPage(title: string, text: string, language = 'en'): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  )
}

/** Adds the style of these pages to the policy. */
export const allowPlainStyle = (headers: readonly string[]): string[] => allowStyle(headers, STYLE_HASH)

/** Returns an answer with the policy of other pages, which also allows this style. */
export function toPlainAnswer(status: number, headers: readonly string[], page: Buffer): Answer {
  return toAnswer(status, allowPlainStyle(headers), page)
}

export const STARTING_PAGE = toPlainPage('One moment, please', 'This website is starting. Please try again shortly.')
export const FAILED_PAGE = toPlainPage('An error occurred', 'Please try again later.')
export const MISDIRECTED_PAGE = toPlainPage('Unknown address', 'This website is not served here.')
export const BAD_REQUEST_PAGE = toPlainPage('Unreadable address', 'This address cannot be read.')
export const BUSY_PAGE = toPlainPage('One moment, please', 'Many people are here right now. Please try again shortly.')
export const TOO_LARGE_PAGE = toPlainPage('Too large', 'What was sent is too large.')
