import type { RedirectAnswer } from '@menagerie/contract/answers/redirect-answer'
import type { AddressedKind } from '@menagerie/contract/entry'
import type { PublishedEntry } from '../../publish/state/published-entry.ts'

/** Paths of published entries by `kind/key`. */
type TargetPaths = ReadonlyMap<string, string>
export const toTargetName = (kind: AddressedKind, key: string) => `${kind}/${key}`

export function toRedirectAnswer({ key, body }: PublishedEntry<'redirect'>, paths: TargetPaths): RedirectAnswer {
  return { '@id': key, ...body, location: toLocation(body.to, paths) }
}

function toLocation(to: RedirectAnswer['to'], paths: TargetPaths): string | undefined {
  if (to.type === 'external') return to.url
  const path = to.type === 'path' ? to.path : paths.get(toTargetName(to.kind, to.key))
  if (path === undefined) return undefined
  return path === '' ? '/' : `/${path}/`
}
