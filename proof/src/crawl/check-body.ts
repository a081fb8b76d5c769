import { translator } from '@menagerie/sites/messages'
import { type CrawledPage, type PageProblem, toProblems } from './crawled-page.ts'
import { attribute, closest, type Element, findNamedElements, type PageTree, textOf } from './page-tree.ts'

const ALLOWED = /^(?:https?|mailto|tel):$/

/** Checks headings, landmarks, links, inline styles and nesting, as far as our rules go beyond those of an HTML checker. */
export function checkBody(page: CrawledPage): PageProblem[] {
  const { tree, broken } = page
  const headings = findNamedElements(tree, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  return [
    ...toProblems('html', [
      ...tree.faults,
      ...checkHeadings(headings),
      ...checkMain(tree),
      ...checkInline(tree),
      ...checkForms(tree),
    ]),
    ...toProblems('link', [...broken, ...checkLinks(page)]),
  ]
}

function checkHeadings(headings: readonly Element[]): string[] {
  const faults: string[] = []
  const first = headings.filter(({ name }) => name === 'h1').length
  if (first !== 1) faults.push(`${first} h1`)
  let level = 1
  for (const heading of headings) {
    const now = Number(heading.name[1])
    if (textOf(heading).trim() === '' && findNamedElements({ elements: [heading], faults: [] }, 'img').length === 0) {
      faults.push(`an empty ${heading.name}`)
    }
    if (now > level + 1) faults.push(`${heading.name} "${textOf(heading).trim()}" after h${level}`)
    level = now
  }
  return faults
}

function checkMain(tree: PageTree): string[] {
  const main = findNamedElements(tree, 'main').length
  return main === 1 ? [] : [`${main} <main>`]
}

/** Checks WCAG's technique H32: a filled-in form can be sent without a script. */
function checkForms(tree: PageTree): string[] {
  const all = findNamedElements(tree, 'input', 'select', 'textarea', 'button')
  return findNamedElements(tree, 'form').flatMap((form) => {
    const own = all.filter((element) => closest(element, ({ name }) => name === 'form') === form)
    const isFilled = own.some((element) => element.name !== 'button' && !NOT_FILLED.has(attribute(element, 'type')))
    const isSent = own.some(isSubmit)
    return isFilled && !isSent ? [`<form action="${attribute(form, 'action')}"> without a submit button`] : []
  })
}

const NOT_FILLED = new Set(['hidden', 'submit', 'image', 'button', 'reset'])

function isSubmit(element: Element): boolean {
  const type = attribute(element, 'type')
  return element.name === 'button' ? type === '' || type === 'submit' : type === 'submit' || type === 'image'
}

/** Finds inline handlers and styles. The policy refuses both, which only visitors would notice. */
function checkInline({ elements }: PageTree): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const handlers = [...attributes.keys()].filter((key) => /^on/.test(key) || key === 'style')
    return [...handlers.map((key) => `<${name} ${key}>`), ...(name === 'style' ? ['a <style>'] : [])]
  })
}

function checkLinks({ references, site, tree }: CrawledPage): string[] {
  const note = translator(site)('link.opensNewTab')
  const links = references.filter(({ kind }) => kind === 'link' || kind === 'menu link')
  const faults = links.flatMap(({ url, element }) => {
    const reasons: string[] = []
    if (!ALLOWED.test(new URL(url).protocol)) reasons.push(`link to ${url}`)
    // Spec §8: the address of a link whose page is gone. Visitors must never see it.
    if (url.includes('ref=internalinkfailure')) reasons.push(`link to nothing: ${nameOf(element)}`)
    if (attribute(element, 'target') === '_blank') {
      if (!/\bno(?:opener|referrer)\b/.test(attribute(element, 'rel'))) reasons.push(`new tab without rel: ${url}`)
      if (!nameOf(element).includes(note)) reasons.push(`new tab unannounced: ${url}`)
    }
    return reasons
  })
  const nameless = findNamedElements(tree, 'a', 'button')
    .filter((element) => nameOf(element) === '' && !isHidden(element))
    .map((element) => `<${element.name}> without a name: ${attribute(element, 'href')}`)
  return [...faults, ...nameless]
}

const isHidden = (element: Element) =>
  closest(element, ({ attributes }) => attributes.get('aria-hidden') === 'true' || attributes.has('hidden')) !==
  undefined

/** Returns the words that a screen reader says for an element. */
function nameOf(element: Element): string {
  const label = attribute(element, 'aria-label')
  if (label !== '' || element.attributes.has('aria-labelledby')) return label || 'labelled'
  return toWords(element).trim()
}

function toWords(element: Element): string {
  if (element.name === 'img') return attribute(element, 'alt')
  if (element.attributes.get('role') === 'img') return attribute(element, 'aria-label')
  return element.children.map((child) => (typeof child === 'string' ? child : toWords(child))).join('')
}
