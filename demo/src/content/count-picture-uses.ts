import { targetsOf } from './block-targets.ts'
import type { CheckedSite } from './checked-content.ts'

/** Pages, articles and openings by the pictures on them, and what shows one twice. A banner's crop for phones is the same banner. */
export function countPictureUses({ pages, articles, jobs }: Pick<CheckedSite, 'pages' | 'articles' | 'jobs'>): {
  pages: Map<string, string[]>
  twice: { page: string; picture: string }[]
} {
  const uses = new Map<string, string[]>()
  const twice: { page: string; picture: string }[] = []
  const add = (name: string, shown: readonly string[]) => {
    for (const [picture, times] of Map.groupBy(shown, (each) => each)) {
      uses.set(picture, [...(uses.get(picture) ?? []), name])
      if (times.length > 1) twice.push({ page: name, picture })
    }
  }
  const inBlocks = (blocks: readonly Parameters<typeof targetsOf>[0][]) =>
    blocks.flatMap(targetsOf).filter((target) => target.startsWith('picture:') && !AUTHORS.test(target))
  const own = (picture: string | undefined) => (picture ? [`picture:${picture}`] : [])
  for (const { name, picture, extras, miniBanners, main } of pages)
    add(name, [...own(picture), ...inBlocks([...extras, ...miniBanners, ...main])])
  for (const { name, picture, main } of [...articles, ...jobs]) add(name, [...own(picture), ...inBlocks(main)])
  return { pages: uses, twice }
}

const AUTHORS = /^picture:author-/
