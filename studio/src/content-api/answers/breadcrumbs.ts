import type { Breadcrumb } from '@menagerie/contract/answers/page-answer'

/** Lists the ancestors of a path and the path itself: '' (home), `a`, `a/b`, `a/b/c`. */
export function toTrail(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
}

/** Breadcrumbs of a path; steps without a published page are left out (decision 004). */
export function toBreadcrumbs(path: string, titles: ReadonlyMap<string, string>): Breadcrumb[] {
  return toTrail(path).flatMap((step) => {
    const title = titles.get(step)
    return title === undefined ? [] : [{ title, path: step }]
  })
}
