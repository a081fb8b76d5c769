import type { SearchRuleBody } from '@menagerie/contract/search-rule'
import type { Rule, RuleCondition, RuleConsequence } from '@menagerie/search/port/rule'
import type { Json } from '@menagerie/search/port/search-record'
import { findLinkAddress } from '../content/resolve-link.ts'
import { keepPromoted } from '../features/products/promotion.ts'
import { toCodeFilters } from '../features/products/to-code-filters.ts'
import { LISTS } from '../replica/to-listings.ts'
import type { RecordContext } from './record-context.ts'
import { toPicture } from './to-picture.ts'

/** Context of every visitor's search (spec §7); an operator's own queries do not have it. */
const CONTEXT = 'website'

/** Loads the editors' rules of a brand-locale for one kind of search. */
export function loadSearchRules(ctx: RecordContext, search: SearchRuleBody['search']): Rule[] {
  return ctx.reader.list(LISTS.searchRules).flatMap((key) => {
    const body = ctx.reader.get('search-rule', key)?.body
    return body?.search === search ? [toRule(ctx, key, body)] : []
  })
}

function toRule(ctx: RecordContext, objectID: string, body: SearchRuleBody): Rule {
  const { conditions, from, until } = body
  const wanted: RuleCondition[] = conditions.map((condition) => ({ ...condition, context: CONTEXT }))
  return {
    objectID,
    conditions: wanted.length > 0 ? wanted : [{ context: CONTEXT }],
    consequence: toConsequence(ctx, body),
    ...((from ?? until) && { validity: [{ from: toSeconds(from, 0), until: toSeconds(until, END_OF_TIME_S) }] }),
  }
}

const END_OF_TIME_S = 8_640_000_000_000

function toSeconds(moment: string | undefined, otherwise: number): number {
  return moment === undefined ? otherwise : Math.floor(Date.parse(moment) / 1_000)
}

function toConsequence(ctx: RecordContext, body: SearchRuleBody): RuleConsequence {
  const { promote, hide, filters, replaceQuery } = body
  const params = {
    ...(replaceQuery !== undefined && { query: replaceQuery }),
    ...(filters.length > 0 && { filters: toCodeFilters(filters) }),
  }
  const renderingContent = toRenderingContent(ctx, body)
  const allowed =
    body.search === 'products'
      ? keepPromoted(
          ctx,
          promote.map(({ key }) => key),
        )
      : undefined
  const promoted = allowed === undefined ? promote : promote.filter(({ key }) => allowed.includes(key))
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(promoted.length > 0 && { promote: promoted.map(({ key, position }) => ({ objectID: key, position })) }),
    ...(hide.length > 0 && { hide: hide.map((key) => ({ objectID: key })) }),
    ...(Object.keys(renderingContent).length > 0 && { renderingContent }),
  }
}

function toRenderingContent(ctx: RecordContext, { redirect, banner }: SearchRuleBody): Record<string, Json> {
  const image = banner && toPicture(ctx, [banner.image], '1440x480')
  const url = redirect && findLinkAddress(ctx, redirect)
  const target = banner?.link && findLinkAddress(ctx, banner.link)
  return {
    ...(url && { redirect: { url } }),
    ...(banner &&
      image && {
        widgets: {
          banners: [
            {
              image: {
                urls: [{ url: image.src }],
                title: image.alt,
                srcSet: image.srcSet,
                width: image.width,
                height: image.height,
              },
              ...(target && { link: { url: target } }),
            },
          ],
        },
      }),
  }
}
