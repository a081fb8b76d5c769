import { brotliDecompressSync } from 'node:zlib'
import { ofPair } from '@menagerie/demo/brands'
import type { Address } from './addresses.ts'
import { askAll, askOverHttp } from './ask.ts'
import type { BenchSite } from './site-process.ts'

/** Addresses on pages' own origin: pictures in all their sizes, and other files. */
type PageLinks = { pictures: string[]; assets: string[] }

/** Requests every page once, like a visitor's browser that takes brotli. */
export async function loadPageLinks(site: BenchSite, addresses: readonly Address[]): Promise<PageLinks> {
  const pictures = new Set<string>()
  const assets = new Set<string>()
  await askAll(addresses, 4, async ({ site: { brand }, pathname }, agent) => {
    const { status, body } = await askOverHttp(
      new URL(pathname, ofPair(site.origins, brand)),
      { 'accept-encoding': 'br' },
      agent,
    )
    if (status !== 200) throw new Error(`${pathname} answers ${status}`)
    const html = brotliDecompressSync(body).toString()
    for (const [address] of html.matchAll(/\/imaging\/[\w/.-]+/g)) pictures.add(address)
    for (const [address] of html.matchAll(/\/assets\/[\w/.-]+/g)) assets.add(address)
  })
  return { pictures: [...pictures].sort(), assets: [...assets].sort() }
}
