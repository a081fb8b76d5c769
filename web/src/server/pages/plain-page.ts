/**
 * For when no template can be rendered, so no locale's texts either: nothing is loaded yet, or the error page itself
 * failed (texts of spec §8).
 */
export function toPlainPage(title: string, text: string, language = 'en'): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="robots" content="noindex"><title>${title}</title></head>` +
      `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  )
}

export const STARTING_PAGE = toPlainPage('One moment, please', 'This website is starting. Please try again shortly.')
export const FAILED_PAGE = toPlainPage('An error occurred', 'Please try again later.')
export const MISDIRECTED_PAGE = toPlainPage('Unknown address', 'This website is not served here.')
export const BAD_REQUEST_PAGE = toPlainPage('Unreadable address', 'This address cannot be read.')
export const BUSY_PAGE = toPlainPage('One moment, please', 'Many people are here right now. Please try again shortly.')
export const TOO_LARGE_PAGE = toPlainPage('Too large', 'What was sent is too large.')
