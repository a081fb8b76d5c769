import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { fixedPagePath, LOG_OUT_PATH } from '@menagerie/sites/fixed-pages'
import type { LinkQuery, Links } from '@menagerie/sites/links'
import { readSegments } from '@menagerie/sites/read-segments'
import { freeText } from '../../platform/query-field.ts'

/** A page of the site with its query: `path` is inside the brand-locale, so that it cannot be an address of another website. */
export type AskingPage = { path: string; query: LinkQuery }

const MAX_CHARS = 2_000
/** Name of the form's field, and of the query parameter of redirects to the form. */
export const FROM = 'from'
export const FROM_FIELD = freeText(FROM, MAX_CHARS)
const ABOUT_SIGNING_IN = ['login', 'register', 'forgot-password', 'reset-password', 'confirm-email'] as const

type PageQuestion = {
  site: BrandLocale
  links: Links
  /** Page for all customers of the site. */
  portal: string | undefined
  /** Path of the form itself, to which going back is pointless. */
  own: string
}

/**
 * Finds the page to go back to after signing in, where spec §2 names none for the locale (reading 14). `address` has
 * no origin, and comes unchecked from a browser or a form. Undefined: home.
 */
export function findAskingPage(
  { site, links, portal, own }: PageQuestion,
  address: string | undefined,
): AskingPage | undefined {
  if (address === undefined || address.length > MAX_CHARS || portal !== undefined) return undefined
  const end = address.indexOf('?')
  const pathname = end < 0 ? address : address.slice(0, end)
  const root = links.href('')
  const segments = pathname.startsWith(root) ? readSegments(pathname.slice(root.length - 1)) : undefined
  if (segments === undefined) return undefined
  const path = segments.join('/')
  const useless = [own, LOG_OUT_PATH, ...ABOUT_SIGNING_IN.map((name) => fixedPagePath(site, name))]
  if (useless.includes(path)) return undefined
  return { path, query: end < 0 ? {} : readQuery(address.slice(end + 1)) }
}

function readQuery(text: string): LinkQuery {
  const given = new URLSearchParams(text)
  return Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))
}
