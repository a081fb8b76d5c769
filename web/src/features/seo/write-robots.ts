/** `closed`: beginnings of addresses that no crawler should ask for; `sitemap`: absolute. */
export function writeRobots({ closed, sitemap }: { closed: readonly string[]; sitemap: string }): string {
  return `${['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${sitemap}`].join('\n')}\n`
}
