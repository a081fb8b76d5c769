import { localesOf } from '@menagerie/brands/locales'
import { z } from 'zod'

const routesSchema = z.object({ data: z.array(z.object({ kind: z.string(), key: z.string(), path: z.string() })) })

export type ShownProduct = { sku: string; path: string; readers: string[] }

/** The product of Tailwell's first locale that most pages show, with the addresses of those pages. */
export async function findShownProduct(contentApi: string, token: string, origin: string): Promise<ShownProduct> {
  const site = localesOf('tailwell')[0]
  if (!site) throw new Error('Tailwell has no locale')
  const answer = await fetch(`${contentApi}/routes?token=${token}`, { headers: { 'accept-language': site.iso } })
  const { data: routes } = routesSchema.parse(await answer.json())
  const toUrl = (path: string) => (path === '' ? `${origin}/` : `${origin}/${path}/`)
  const pages = await Promise.all(
    routes.map(async ({ path }) => ({ url: toUrl(path), html: await (await fetch(toUrl(path))).text() })),
  )
  const products = routes
    .filter(({ kind }) => kind === 'product')
    .map(({ key, path }) => ({
      sku: key,
      path: `/${path}/`,
      readers: pages
        .filter(({ url, html }) => url === toUrl(path) || html.includes(`href="/${path}/"`))
        .map(({ url }) => url),
    }))
  const [first] = products.sort((a, b) => b.readers.length - a.readers.length)
  if (!first) throw new Error('There is no product to publish')
  return first
}
