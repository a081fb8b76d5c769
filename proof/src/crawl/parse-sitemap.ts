/** An address with its escapes decoded. */
export type ListedAddress = {
  url: string
  alternates: ReadonlyMap<string, string>
  image: string | undefined
  lastmod: string | undefined
}

const TEXT = '(?:[^<>&"\']|&(?:amp|lt|gt|quot|#39);)+'
const ALTERNATE = `<xhtml:link rel="alternate" hreflang="(${TEXT})" href="(${TEXT})"/>`
const ALTERNATES = new RegExp(ALTERNATE, 'g')
/** Elements in the order of the schema and nothing else, so that a document which matches is also well-formed. */
const ADDRESS = new RegExp(
  `^<url><loc>(${TEXT})</loc>(?:<lastmod>(${TEXT})</lastmod>)?((?:${ALTERNATE})*)(?:<image:image><image:loc>(${TEXT})</image:loc></image:image>)?</url>$`,
)
const SITEMAP = new RegExp(`^<sitemap><loc>(${TEXT})</loc></sitemap>$`)
const OPENINGS = {
  urlset: /^<urlset(?: xmlns(?::\w+)?="[^"<&]+"){3}>$/,
  sitemapindex: /^<sitemapindex xmlns="[^"<&]+">$/,
}

/** Parses a sitemap with one address per line, as we write it. Returns undefined for a broken or foreign one. */
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

/** Parses the addresses of the sitemaps in an index. */
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
