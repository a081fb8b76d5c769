import { attribute, closest, type Element, type PageTree } from './page-tree.ts'

export type ReferenceKind =
  | 'link'
  | 'menu link'
  | 'form'
  | 'canonical'
  | 'hreflang'
  | 'style'
  | 'script'
  | 'icon'
  | 'font'
  | 'picture'
  | 'film'
  | 'captions'

/** An address on a page: `url` is absolute, with its `#…`. */
export type PageReference = { kind: ReferenceKind; url: string; element: Element }

const LINK_KINDS: Readonly<Record<string, ReferenceKind>> = {
  stylesheet: 'style',
  icon: 'icon',
  'apple-touch-icon': 'icon',
  manifest: 'link',
  canonical: 'canonical',
  alternate: 'hreflang',
  prev: 'link',
  next: 'link',
  modulepreload: 'script',
}

const PRELOAD_KINDS: Readonly<Record<string, ReferenceKind>> = {
  font: 'font',
  image: 'picture',
  script: 'script',
  style: 'style',
}

/** Finds every address that a page names. `broken` are those that are no valid address. */
export function findPageReferences(tree: PageTree, pageUrl: string): { references: PageReference[]; broken: string[] } {
  const references: PageReference[] = []
  const broken: string[] = []
  for (const element of tree.elements) {
    for (const [kind, address] of toAddresses(element)) {
      if (address !== '' && URL.canParse(address, pageUrl)) {
        references.push({ kind, url: new URL(address, pageUrl).href, element })
      } else broken.push(`${kind} ${JSON.stringify(address)} is no address`)
    }
  }
  return { references, broken }
}

function toAddresses(element: Element): [ReferenceKind, string][] {
  const given = (name: string) => element.attributes.get(name)
  const all = (kind: ReferenceKind, ...addresses: (string | undefined)[]): [ReferenceKind, string][] =>
    addresses.flatMap((address) => (address === undefined ? [] : [[kind, address]]))
  if (element.name === 'a' || element.name === 'area') {
    const inMenu = closest(element, ({ name }) => name === 'header' || name === 'footer') !== undefined
    return all(inMenu ? 'menu link' : 'link', given('href'))
  }
  if (element.name === 'video') return all('picture', given('poster'))
  if (element.name === 'track') return all('captions', given('src'))
  if (element.name === 'source' && attribute(element, 'type')?.startsWith('video/')) return all('film', given('src'))
  if (element.name === 'img' || element.name === 'source') {
    return all('picture', given('src'), ...toSources(attribute(element, 'srcset')).map(({ address }) => address))
  }
  if (element.name === 'script') return all('script', given('src'))
  if (element.name === 'form') return all('form', given('action'))
  if (element.name === 'meta')
    return attribute(element, 'property') === 'og:image' ? all('picture', given('content')) : []
  if (element.name !== 'link') return []
  const rel = attribute(element, 'rel')
  if (rel === 'preload') {
    const kind = PRELOAD_KINDS[attribute(element, 'as') ?? '']
    const sources = toSources(attribute(element, 'imagesrcset')).map(({ address }) => address)
    return kind === undefined ? [] : all(kind, given('href'), ...sources)
  }
  // Feeds are alternates, too, of another type and in the same language.
  const kind = rel === 'alternate' && given('hreflang') === undefined ? 'link' : LINK_KINDS[rel]
  return kind === undefined ? [] : all(kind, given('href'))
}

/** Parses a `srcset` into addresses with their widths. */
export function toSources(srcset: string): { address: string; width: number | undefined }[] {
  return srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([address = '', size = '']) =>
      address === '' ? [] : [{ address, width: size.endsWith('w') ? Number(size.slice(0, -1)) : undefined }],
    )
}

const STYLE_URL = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g

/** Finds fonts and pictures that a style sheet names. */
export function findStyleReferences(css: string, sheetUrl: string): string[] {
  return [...css.matchAll(STYLE_URL)]
    .map(([, , address = '']) => address)
    .filter((address) => !address.startsWith('data:') && !address.startsWith('#'))
    .map((address) => new URL(address, sheetUrl).href)
}
