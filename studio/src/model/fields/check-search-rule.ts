import { z } from 'zod'

/** Limit of other search engines, so that a rule can be transferred to one. */
const MAX_CONDITIONS = 25
/** Last position for a promoted hit. */
export const LAST_PLACE = 300

/** An id or a document, in relations to several collections together with the collection's name. */
const chosenDocument = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const choice = z.union([chosenDocument, z.object({ value: chosenDocument }).transform(({ value }) => value)])
const chosenIds = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => choice.safeParse(value).data ?? [])

const rows = z.array(z.looseObject({})).nullish().catch(undefined)
const choices = z.array(z.unknown()).nullish().catch(undefined)
const text = z.string().nullish().catch(undefined)
const formRule = z.looseObject({
  search: text,
  conditions: rows,
  from: text,
  promote: rows,
  hiddenProducts: choices,
  hiddenPages: choices,
  filters: rows,
  replaceQuery: text,
  redirect: z.looseObject({ type: text }).nullish().catch(undefined),
  banner: z.looseObject({ image: z.unknown().optional() }).nullish().catch(undefined),
})
type FormRule = z.infer<typeof formRule>

const read = (data: unknown): FormRule => formRule.safeParse(data).data ?? {}

export const isOfProducts = (data: unknown): boolean => read(data).search === 'products'

/** Validates the promoted hits, which are the first effect of a rule, and that the rule has any effect. */
export function checkPromoted(data: unknown): true | string {
  const rule = read(data)
  const promoted = rule.promote ?? []
  if (!hasConsequence(rule))
    return 'This rule does nothing yet: put something first here, or choose one of the other options'
  if (promoted.length > LAST_PLACE) return `A rule can put at most ${LAST_PLACE} results in their places`
  const target = isOfProducts(rule) ? 'product' : 'page'
  const chosen = chosenIds(promoted.map((row) => row[target]))
  if (new Set(chosen).size < chosen.length) return 'List each one only once'
  const places = promoted.map(({ position }) => position)
  const shared = places.find((place, at) => typeof place === 'number' && places.indexOf(place) !== at)
  return shared === undefined || `Two of them are in place ${shared}`
}

/** Whether a rule has an effect on its own search; effects for other searches do not count. */
function hasConsequence(rule: FormRule): boolean {
  const ofProducts = isOfProducts(rule)
  const hidden = chosenIds((ofProducts ? rule.hiddenProducts : rule.hiddenPages) ?? [])
  return (
    [rule.promote, hidden, ofProducts ? rule.filters : []].some((list) => (list ?? []).length > 0) ||
    leadsAway(rule) ||
    Boolean(rule.banner?.image)
  )
}

const leadsAway = ({ replaceQuery, redirect }: FormRule) => Boolean(replaceQuery?.trim()) || Boolean(redirect?.type)

export function checkConditions(data: unknown): true | string {
  const rule = read(data)
  const count = rule.conditions?.length ?? 0
  if (count > MAX_CONDITIONS) return `A rule can have at most ${MAX_CONDITIONS} searches: create another rule`
  if (count > 0 || !leadsAway(rule)) return true
  return 'Enter the searches that this is for: without a row, every visitor would be taken away from what they searched for'
}

/** Both dates are in the form's format. */
export function checkUntil(until: unknown, data: unknown): true | string {
  const { from } = read(data)
  if (typeof until !== 'string' || typeof from !== 'string') return true
  return Date.parse(from) < Date.parse(until) || 'The end must be after the start'
}
