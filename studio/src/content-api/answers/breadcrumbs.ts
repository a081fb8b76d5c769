import type { Breadcrumb } from '@menagerie/contract/answers/page-answer'

/** '' (home), `a`, `a/b` … for `a/b/c`, itself included. */
export function toTrail(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))]
}

/** What stands on the way to a path; steps where nothing is published are left out (decision 004). */
export function toBreadcrumbs(path: string, titles: ReadonlyMap<string, string>): Breadcrumb[] {
  return toTrail(path).flatMap((step) => {
    const title = titles.get(step)
    return title === undefined ? [] : [{ title, path: step }]
  })
}
