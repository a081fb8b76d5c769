import { escapeHtml } from './escape-html.ts'

/** Characters that XML forbids, escaped or not (XML 1.0, 2.2): one of them in an editor's text would make the document unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Escapes text, also for attribute values in double quotes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''))
}
