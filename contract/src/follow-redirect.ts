import type { RedirectBody, RedirectTarget } from './redirect.ts'

/** `a/b/c`, `a/b`, `a`: where a prefix redirect that answers for a path may start, in the order in which they count. */
export function startsOf(path: string): readonly string[] {
  const segments = path === '' ? [] : path.split('/')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
}

/** Where a redirect leads from a path it answers for: a target that keeps the rest has what follows `from` behind it. */
export function targetFor({ from, keepRest, to }: Pick<RedirectBody, 'from' | 'keepRest' | 'to'>, path: string) {
  return keepRest ? appendRest(to, path.slice(from.length + 1)) : to
}

export function appendRest(target: RedirectTarget, rest: string): RedirectTarget {
  if (rest === '' || target.type === 'entry') return target
  if (target.type === 'path') return { type: 'path', path: target.path === '' ? rest : `${target.path}/${rest}` }
  const url = new URL(target.url)
  const end = url.pathname.endsWith('/') ? '/' : ''
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${rest.split('/').map(encodeURIComponent).join('/')}${end}`
  return { type: 'external', url: url.href }
}
