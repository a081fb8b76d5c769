import { escapeHtml } from './escape-html.ts'

/** What no XML document may hold, written out or not (XML 1.0, 2.2): one such sign in an editor's text makes all of it unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** For text and for attribute values in double quotes. */
export function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''))
}
