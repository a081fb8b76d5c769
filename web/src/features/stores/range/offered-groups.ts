import { z } from 'zod'
import type { RenderContext } from '../../../context/render-context.ts'
import { LISTS } from '../../../replica/to-listings.ts'
import { loadStores } from '../load-stores.ts'
import { createCarriedRange, toRangeKey } from './carried-range.ts'

const groupSchema = z.object({
  code: z.string(),
  name: z.string(),
  /** Categories below it of which a store is known to have something. */
  below: z.array(z.object({ code: z.string(), name: z.string() })),
})
type OfferedGroup = z.infer<typeof groupSchema>
const groupsSchema = z.array(groupSchema)

type SiteContext = Pick<RenderContext, 'reader' | 'site'>

/** Loads the categories that any store of the site is known to have, as filters. All pages of the finder share them, so they are a fragment. */
export function loadOfferedGroups(ctx: RenderContext): OfferedGroup[] {
  return groupsSchema.parse(JSON.parse(ctx.fragment('stores:groups', (own) => JSON.stringify(findGroups(own)))))
}

function findGroups(ctx: SiteContext): OfferedGroup[] {
  const { reader } = ctx
  const ranges = listRanges(ctx)
  if (ranges.length === 0) return []
  const { carriesAnyOf } = createCarriedRange(ctx)
  const offered = reader.list(LISTS.categories).flatMap((key) => {
    const body = reader.get('category', key)?.body
    const isOffered = body && ranges.some((range) => carriesAnyOf(range, body.code))
    return isOffered ? [{ key, code: body.code, name: body.displayName, parent: body.parent }] : []
  })
  return offered
    .filter(({ parent }) => !offered.some(({ key }) => key === parent))
    .map(({ key, code, name }) => ({
      code,
      name,
      below: offered.filter(({ parent }) => parent === key).map((each) => ({ code: each.code, name: each.name })),
    }))
}

/** Lists each range once, however many stores have it. */
function listRanges(ctx: SiteContext) {
  const ranges = loadStores(ctx).offline.flatMap(({ body }) => body.range ?? [])
  return [...new Map(ranges.map((range) => [toRangeKey(range), range])).values()]
}

/** Tells whether the address may name a category. */
export function isOfferedGroup(reader: SiteContext['reader'], code: string): boolean {
  return reader.list(LISTS.category(code)).length > 0
}
