import { defaultTreeAdapter, parseFragment } from 'parse5'

/** Character references that WebVTT supports. */
const KEPT = /^&(?:amp|lt|gt|nbsp|lrm|rlm);$/
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
/** Characters that begin a tag or a character reference. */
const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const LINE_BREAKS = /(?:\s*<br\s*\/?>)+\s*/gi
/** HTML tags without meaning in WebVTT, and timestamps within a caption. */
const WITHOUT_MEANING =
  /<\/?(?:font|span|p|div|s|strike|del|small|big|a)(?:\s[^>]*)?>|<(?:\d{1,3}:)?\d{1,2}:\d{1,2}\.\d{3}>/gi
/** HTML tags with their WebVTT equivalents. */
const TAGS: Readonly<Record<string, string>> = { b: 'b', i: 'i', u: 'u', strong: 'b', em: 'i' }

/**
 * Converts the lines of a caption for players: SubRip contains HTML tags and character references, and positions of its
 * editors (`{\an8}`); characters that begin no tag are escaped. Empty lines are removed, because they would end the
 * caption.
 */
export const toPlayedLines = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => line.replace(LINE_BREAKS, '\n').split('\n'))
    .map(toPlayed)
    .filter((line) => line.trim() !== '')

const toPlayed = (line: string): string =>
  line
    .replace(WITHOUT_MEANING, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<(\/?)(b|i|u|strong|em)>/gi, (_, slash: string, name: string) => `<${slash}${TAGS[name.toLowerCase()]}>`)
    .replace(REFERENCE, toLetter)
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replace(/<(?!\/?(?:[biuv]|c|lang|ruby|rt)[\s.>])/g, '&lt;')

/** Decodes an HTML character reference, because browsers support fewer of them in captions than in pages. */
function toLetter(reference: string): string {
  if (KEPT.test(reference)) return reference
  const [node] = parseFragment(reference).childNodes
  const letter = node && defaultTreeAdapter.isTextNode(node) ? node.value : reference
  return /[\p{Cc}\uFFFD]/u.test(letter) ? reference : (WRITTEN[letter] ?? letter)
}
