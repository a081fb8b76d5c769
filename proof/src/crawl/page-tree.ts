import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** An element as the checks read it. */
export type Element = {
  name: string
  attributes: ReadonlyMap<string, string>
  parent: Element | undefined
  children: readonly (Element | string)[]
}

/** Sets of attributes that elements share, each stored once: menus, drawings and classes are the same on thousands of pages. */
const known = new Map<string, ReadonlyMap<string, string>>()

function toAttributes(attrs: DefaultTreeAdapterTypes.Element['attrs']): ReadonlyMap<string, string> {
  const key = attrs.map(({ name, value }) => `${name}=${value}`).join('\n')
  const attributes = known.get(key) ?? new Map(attrs.map(({ name, value }) => [name, value]))
  known.set(key, attributes)
  return attributes
}

export type PageTree = { elements: readonly Element[]; faults: readonly string[] }

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])

/**
 * Parses a page as a browser does. `faults` are parse errors, and elements that the parser opened or closed by
 * itself. Our pages write all tags, so those have another nesting than was meant.
 */
export function readPageTree(html: string): PageTree {
  const faults: string[] = []
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    // Parsed as without scripts.
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
  })
  const elements: Element[] = []
  const toElement = (node: DefaultTreeAdapterTypes.Element, parent: Element | undefined): Element => {
    const { tagName: name, attrs, sourceCodeLocation: place } = node
    if (!place?.startTag) faults.push(`<${name}> was added by the parser`)
    else if (!place.endTag && !VOID.has(name) && !isSelfClosed(node)) faults.push(`<${name}> was closed by the parser`)
    const children: (Element | string)[] = []
    const element = { name, attributes: toAttributes(attrs), parent, children }
    elements.push(element)
    children.push(...toChildren(node.childNodes, element))
    return element
  }
  const toChildren = (nodes: readonly Node[], parent: Element | undefined): (Element | string)[] =>
    nodes.flatMap((node): (Element | string)[] => {
      if ('tagName' in node) return [toElement(node, parent)]
      return 'value' in node ? [node.value] : []
    })
  toChildren(document.childNodes, undefined)
  return { elements, faults }
}

/** Tells whether an element may close itself, such as `<path/>`. Only elements of SVG may. */
function isSelfClosed({ namespaceURI }: DefaultTreeAdapterTypes.Element): boolean {
  return namespaceURI.endsWith('/svg')
}

export function textOf({ children }: Element): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

export const attribute = ({ attributes }: Element, name: string): string => attributes.get(name) ?? ''

/** Returns the element itself or the nearest one around it that matches. */
export function closest(element: Element, matches: (each: Element) => boolean): Element | undefined {
  for (let at: Element | undefined = element; at !== undefined; at = at.parent) if (matches(at)) return at
  return undefined
}

export const findNamedElements = (tree: PageTree, ...names: readonly string[]): Element[] =>
  tree.elements.filter(({ name }) => names.includes(name))

/** Returns the first `<link rel>`, `<meta name>` and the like with this value. */
export function findElement(tree: PageTree, name: string, key: string, value: string): Element | undefined {
  return tree.elements.find((element) => element.name === name && element.attributes.get(key) === value)
}
