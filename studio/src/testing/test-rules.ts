import type { RedirectBody, RedirectTarget } from '@menagerie/contract/redirect'
import type { RedirectRule, SiteAddresses, Standing } from '../publish/redirects/redirect-rule.ts'

export type WrittenRule = Pick<RedirectBody, 'from'> & {
  to: string | RedirectTarget
  match?: RedirectBody['match']
  keepRest?: boolean
  status?: RedirectBody['status']
}

export const rule = ({ from, to, match = 'exact', keepRest = false, status = 301 }: WrittenRule): RedirectRule => ({
  id: `${match} ${from}`,
  from,
  match,
  keepRest,
  status,
  to: typeof to === 'string' ? toPathTarget(to) : to,
})

const page = (key: string): Standing => ({ kind: 'page', key, name: key.toUpperCase() })
export const entry = (key: string): RedirectTarget => ({ type: 'entry', kind: 'page', key })
export const toPathTarget = (to: string): RedirectTarget => ({ type: 'path', path: to })

/** `/fixed/` and paths below it stand for pages that the site itself answers. */
export function addressesOf(written: readonly WrittenRule[], pages: Record<string, string> = {}): SiteAddresses {
  return {
    rules: written.map(rule),
    standing: new Map(Object.entries(pages).map(([at, key]) => [at, page(key)])),
    isFixed: (at) => at === 'fixed/route',
    holdsFixed: (folder) => folder === 'fixed' || folder === 'fixed/route',
  }
}
