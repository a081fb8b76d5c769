import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'

/** Ways to write an address: as a path, with a query, or in other spellings of the same path. */
const FORMS: readonly ((path: string) => string)[] = [
  (path) => `/${path}/`,
  (path) => `/${path}`,
  (path) => `//${path}/`,
  (path) => `/${path}//`,
  (path) => `/./${path}/`,
  (path) => `/x/../${path}/`,
  (path) => `/${path.toUpperCase()}/`,
  (path) => `/${encodeURIComponent(path)}/`,
  (path) => `/${path.replaceAll('/', '%2F')}/`,
  (path) => `/${[...path].map((sign) => (sign === '/' ? sign : `%${sign.charCodeAt(0).toString(16)}`)).join('')}/`,
  (path) => `/${path}/?page=1`,
  (path) => `/${path}/?mode=preview`,
  (path) => `/${path}/?mode=edit`,
  (path) => `/${path}/?token=x&bearer=y`,
  (path) => `/${path}/;jsessionid=1`,
  (path) => `/${path}.json`,
  (path) => `/${path}/index.html`,
  (path) => `/${path}/feed.xml`,
  (path) => `/${path}/%00`,
  (path) => `/${path}\\`,
]
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PROPFIND'] as const
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Cookie: `${MAIN_BRAND}-session=; ${OTHER_BRAND}-session=` },
  { Cookie: `${MAIN_BRAND}-session=${'A'.repeat(300)}` },
  { Authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  { 'X-Forwarded-For': '127.0.0.1', 'X-Original-URL': '/', 'X-Rewrite-URL': '/' },
  { 'If-None-Match': '*', Range: 'bytes=0-2000' },
  { 'X-Http-Method-Override': 'GET', 'X-Visitor-Address': '127.0.0.1' },
  { Accept: 'application/json', 'Sec-Purpose': 'prefetch' },
]

export type Variant = { target: string; method: string; headers: Readonly<Record<string, string>> }

/** Lists all combinations of ways to request a page. */
export function toAddressVariants(path: string): Variant[] {
  return FORMS.flatMap((form) =>
    METHODS.flatMap((method) => HEADERS.map((headers) => ({ target: form(path), method, headers }))),
  )
}
