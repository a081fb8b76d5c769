import { MAIN_BRAND } from '@menagerie/demo/brands'
import { localesOf } from '@menagerie/sites/locales'
import { z } from 'zod'

const routesSchema = z.object({ data: z.array(z.object({ kind: z.string(), key: z.string(), path: z.string() })) })

const productsSchema = z.object({
  data: z.array(z.object({ sku: z.string(), name: z.string(), url_slug: z.string(), url_key: z.string() })),
})

const toHtml = (text: string) => text.replaceAll('&', '&amp;')

/** Returns the main part of a page, because menus name products in the editors' words, which do not follow the product. */
const toMain = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** Loads a page. Returns '' for a page for customers only, because other visitors are redirected to the home page. */
async function loadPublicPage(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' })
  const html = await answer.text()
  return answer.status === 200 ? html : ''
}

type ShownProduct = { sku: string; path: string; readers: string[] }

/** Finds the product of the first brand's first locale that most pages show, with the addresses of those pages. */
export async function findShownProduct(contentApi: string, token: string, origin: string): Promise<ShownProduct> {
  const site = localesOf(MAIN_BRAND)[0]
  if (!site) throw new Error('The first brand has no locale')
  const ask = async (call: string): Promise<unknown> =>
    (await fetch(`${contentApi}/${call}token=${token}`, { headers: { 'accept-language': site.iso } })).json()
  const { data: routes } = routesSchema.parse(await ask('routes?'))
  const { data: products } = productsSchema.parse(await ask('products?all=1&'))
  const toUrl = (path: string) => (path === '' ? `${origin}/` : `${origin}/${path}/`)
  const pages = await Promise.all(
    routes.map(async ({ path }) => ({ url: toUrl(path), html: toMain(await loadPublicPage(toUrl(path))) })),
  )
  const shown = products.map(({ sku, name, url_slug, url_key }) => ({
    sku,
    path: `/${url_slug}/${url_key}/`,
    readers: pages
      .filter(({ html }) => html.includes(`href="/${url_slug}/${url_key}/"`) && html.includes(`>${toHtml(name)}<`))
      .map(({ url }) => url),
  }))
  const [first] = shown.sort((a, b) => b.readers.length - a.readers.length)
  if (!first) throw new Error('There is no product to publish')
  return first
}
