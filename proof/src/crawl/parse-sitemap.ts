/** Addresses as they are meant, escapes read back. */
export type ListedAddress = {
  url: string
  alternates: ReadonlyMap<string, string>
  image: string | undefined
  lastmod: string | undefined
}

const TEXT = '(?:[^<>&"\']|&(?:amp|lt|gt|quot|#39);)+'
const ALTERNATE = `<xhtml:link rel="alternate" hreflang="(${TEXT})" href="(${TEXT})"/>`
const ALTERNATES = new RegExp(ALTERNATE, 'g')
/** In the order of the schema, and nothing else: so a document that comes through here is well-formed, too. */
const ADDRESS = new RegExp(
  `^<url><loc>(${TEXT})</loc>(?:<lastmod>(${TEXT})</lastmod>)?((?:${ALTERNATE})*)(?:<image:image><image:loc>(${TEXT})</image:loc></image:image>)?</url>$`,
)
const SITEMAP = new RegExp(`^<sitemap><loc>(${TEXT})</loc></sitemap>$`)
const OPENINGS = {
  urlset: /^<urlset(?: xmlns(?::\w+)?="[^"<&]+"){3}>$/,
  sitemapindex: /^<sitemapindex xmlns="[^"<&]+">$/,
}

/** One address a line, as we write them. Undefined: no sitemap of ours, or a broken one. */
export function parseSitemap(xml: string): ListedAddress[] | undefined {
  return parseLines(xml, 'urlset', (line) => {
    const [, url, lastmod, alternates = '', , , image] = ADDRESS.exec(line) ?? []
    if (url === undefined) return undefined
    const pairs = [...alternates.matchAll(ALTERNATES)].map(
      ([, tag = '', href = '']) => [tag, readEscapes(href)] as const,
    )
    return { url: readEscapes(url), alternates: new Map(pairs), image: image && readEscapes(image), lastmod }
  })
}

/** Addresses of the sitemaps of an index. */
export function parseSitemapIndex(xml: string): string[] | undefined {
  return parseLines(xml, 'sitemapindex', (line) => {
    const url = SITEMAP.exec(line)?.[1]
    return url && readEscapes(url)
  })
}

function parseLines<T>(
  xml: string,
  root: keyof typeof OPENINGS,
  parse: (line: string) => T | undefined,
): T[] | undefined {
  const [declaration, opening = '', ...lines] = xml.split('\n')
  const rest = lines.splice(-2)
  const isWhole =
    declaration === '<?xml version="1.0" encoding="UTF-8"?>' &&
    OPENINGS[root].test(opening) &&
    rest[0] === `</${root}>` &&
    rest[1] === ''
  const parsed = lines.map(parse).filter((found) => found !== undefined)
  return isWhole && lines.length > 0 && parsed.length === lines.length ? parsed : undefined
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function readEscapes(text: string): string {
  return text.replace(/&([a-z]+|#39);/g, (whole, name: string) => SIGNS[name] ?? whole)
}
