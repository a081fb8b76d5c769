import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { isDeepHtml } from './deep-html.ts'

type HtmlNode = DefaultTreeAdapterTypes.ChildNode

/** Tags and entities that only HTML contains: `3 < 5`, `<3` and `R&D` are plain text. */
const HTML =
  /<\/?(?:a|abbr|b|big|br|center|div|dl|dt|dd|em|font|h[1-6]|hr|i|li|ol|p|s|small|span|strike|strong|sub|sup|table|tbody|td|th|tr|u|ul)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}\d{0,2}|#\d{1,6}|#x[\da-f]{1,5});/i
const ANY_TAG = /<[^<>]*>/g
const LINES: ReadonlySet<string> = new Set(
  'br center div dl dt dd h1 h2 h3 h4 h5 h6 hr li ol p table tr ul section article'.split(' '),
)
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template'])

/** Text of HTML in a plain text field, with one line for each block; other texts stay unchanged. */
export function textOfHtml(text: string): string {
  if (!HTML.test(text)) return text
  const words = isDeepHtml(text) ? text.replace(ANY_TAG, ' ') : parseFragment(text).childNodes.map(wordsOf).join('')
  return words
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function wordsOf(node: HtmlNode): string {
  if ('value' in node) return node.value.replace(/[\r\n]+/g, ' ')
  if (!('childNodes' in node) || DROPPED.has(node.tagName)) return ''
  const inside = node.childNodes.map(wordsOf).join('')
  return LINES.has(node.tagName)
    ? `\n${inside}\n`
    : node.tagName === 'td' || node.tagName === 'th'
      ? `${inside} `
      : inside
}

/** Decodes entities in a text without tags: `&eacute;`, and tags that were escaped. */
export function withoutEntities(text: string): string {
  if (!HTML.test(text)) return text
  return parseFragment(text)
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('')
}
