import { brandOf } from '@menagerie/sites/brand'
import { disclaimerOf } from '@menagerie/sites/disclaimer'
import { localesOf } from '@menagerie/sites/locales'
import { PSEUDO_END, PSEUDO_START } from '@menagerie/sites/pseudo-locale'
import type { RenderContext } from '../../context/render-context.ts'

/** Attributes with text that is read out or shown. */
export const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']
/** Elements without text of the catalogue; dates are formatted by `Intl`. */
const SILENT = 'script, style, template, time'

/**
 * Finds texts in a page of the pseudo-locale that come neither from a catalogue nor from editors or the brand, and
 * catalogue texts with other characters attached to them.
 */
export function findStrayTexts(document: Document, known: readonly string[]): string[] {
  const spoken = SPOKEN.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const contents = [...document.querySelectorAll('meta[name="description"], meta[property="og:title"]')]
  const inHead = [document.title, ...contents.map((meta) => meta.getAttribute('content') ?? '')]
  return [
    ...[...spoken, ...inHead].flatMap((text) => findStray([text], known)),
    ...findStray(readTexts(document.body), known),
  ]
}

/** Lists every text of editors and the brand, the longest first. */
export function toKnownTexts({ site }: Pick<RenderContext, 'site'>, entries: readonly { body: unknown }[]): string[] {
  const brand = brandOf(site)
  const ours = [brand.name, brand.copyrightName, disclaimerOf(site), ...localesOf(site.brand).map(({ name }) => name)]
  return [...new Set([...entries.flatMap(({ body }) => toStrings(body)), ...ours])]
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length)
}

function toStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toStrings) : []
}

function readTexts(root: Element): string[] {
  return [...root.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    return node instanceof Element && !node.matches(SILENT) ? readTexts(node) : []
  })
}

/** `texts` are in reading order: a text with a link in it begins in one node and ends in another. */
export function findStray(texts: readonly string[], known: readonly string[]): string[] {
  let depth = 0
  const stray = texts.filter((text) => {
    let outside = ''
    for (const letter of text) {
      if (letter === PSEUDO_START) depth += 1
      else if (letter === PSEUDO_END) depth -= 1
      else if (depth === 0) outside += letter
    }
    const left = known.reduce((rest, words) => rest.replaceAll(words, ''), outside)
    // A colon or bracket beside a catalogue text belongs into it, as languages differ in these.
    const isGlued = text.includes(PSEUDO_END) && /[^\s|]/.test(left)
    return depth < 0 || isGlued || /\p{L}/u.test(left)
  })
  return depth === 0 ? stray : [...stray, `${depth} texts do not end`]
}
