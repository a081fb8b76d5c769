import { defaultTreeAdapter, parseFragment } from 'parse5'

/** Letters that WebVTT writes by their names. */
const KEPT = /^&(?:amp|lt|gt|nbsp|lrm|rlm);$/
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi
/** Signs that begin a tag or a letter's name. */
const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const LINE_BREAKS = /(?:\s*<br\s*\/?>)+\s*/gi
/** Tags of HTML that say nothing in WebVTT, and the moments at which a part of a caption is said. */
const WITHOUT_MEANING =
  /<\/?(?:font|span|p|div|s|strike|del|small|big|a)(?:\s[^>]*)?>|<(?:\d{1,3}:)?\d{1,2}:\d{1,2}\.\d{3}>/gi
/** Tags of HTML by those of WebVTT. */
const TAGS: Readonly<Record<string, string>> = { b: 'b', i: 'i', u: 'u', strong: 'b', em: 'i' }

/**
 * The lines of a caption as players show them: SubRip knows the tags and letters of HTML, and what its editors write of places (`{\an8}`); a sign
 * that begins no tag is written as one. Without empty lines, which would end the caption.
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

/** The letter that a name or a number of HTML stands for; browsers know others of them in captions than in pages. */
function toLetter(reference: string): string {
  if (KEPT.test(reference)) return reference
  const [node] = parseFragment(reference).childNodes
  const letter = node && defaultTreeAdapter.isTextNode(node) ? node.value : reference
  return /[\p{Cc}\uFFFD]/u.test(letter) ? reference : (WRITTEN[letter] ?? letter)
}
