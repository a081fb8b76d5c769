import type { RedirectBody, RedirectTarget } from './redirect.ts'

/** `a/b/c`, `a/b`, `a`: the possible `from` of a prefix redirect for a path, in order of precedence. */
export function startsOf(path: string): readonly string[] {
  const segments = path === '' ? [] : path.split('/')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/'))
}

/** Returns the target of a redirect for a path; with `keepRest`, the rest of the path after `from` is appended. */
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
