import { appendRest, targetFor } from '@menagerie/contract/follow-redirect'
import type { RedirectBody } from '@menagerie/contract/redirect'
import { FieldProblem } from '../parts/field-problem.ts'
import { indexRules, type RedirectRule, type RuleIndex, type SiteAddresses } from './redirect-rule.ts'

/** More steps than editors ever chain; stops chains whose path grows at every step. */
const MAX_STEPS = 50
const STEPS_SHOWN = 6

type End = Pick<RedirectBody, 'to' | 'status' | 'keepRest'>

/**
 * Resolves each redirect of a brand-locale to its final target, so that visitors are redirected once. Throws a field
 * problem for a redirect that cannot be published.
 */
export function createFlattener(addresses: SiteAddresses): (rule: RedirectRule) => RedirectBody {
  const index = indexRules(addresses.rules)
  return (rule) => {
    const { from, match, to } = rule
    refuseOthersPlace(rule, addresses, index)
    const keepRest = rule.keepRest && match === 'prefix'
    const start = { to, status: rule.status, keepRest }
    if (to.type !== 'path') return { from, match, ...start, keepRest: keepRest && to.type === 'external' }
    const end = keepRest
      ? moveFolder(rule, addresses, index)
      : follow(match === 'exact' ? [from] : [], start, addresses, index)
    return { from, match, ...end }
  }
}

function refuseOthersPlace({ id, from, match, to }: RedirectRule, { standing }: SiteAddresses, index: RuleIndex): void {
  if (index.startingAt(from, match)?.id !== id) {
    throw new FieldProblem('from', `Another redirect already starts at ${show(from)}`)
  }
  const owner = standing.get(from)
  if (match === 'exact' && owner !== undefined) {
    throw new FieldProblem('from', `The address ${show(from)} belongs to the ${owner.kind} “${owner.name}”`)
  }
  if (to.type === 'path' && to.path === from && owner === undefined) {
    throw new FieldProblem('target.path', 'The old and the new address are the same')
  }
}

/** Follows the redirects that a visitor would pass, until a document stands at the address or no redirect applies. */
function follow(trail: readonly string[], start: End, addresses: SiteAddresses, index: RuleIndex): End {
  const passed = [...trail]
  let { to, status } = start
  while (to.type === 'path') {
    const { path } = to
    const found = addresses.standing.get(path)
    if (found !== undefined) return { to: { type: 'entry', kind: found.kind, key: found.key }, status, keepRest: false }
    const next = addresses.isFixed(path) ? undefined : index.ruleFor(path)
    if (next === undefined) break
    if (passed.includes(path) || passed.length > MAX_STEPS) throw circle([...passed, path])
    passed.push(path)
    to = targetFor(next, path)
    status = mildest(status, next.status)
  }
  return { to, status, keepRest: false }
}

/**
 * Resolves a redirect of a whole folder that keeps the rest of the path. Addresses below may have documents or
 * redirects of their own, so it is shortened only past folders without any; past others visitors are redirected twice,
 * to the same end.
 */
function moveFolder({ from, to, status }: RedirectRule, addresses: SiteAddresses, index: RuleIndex): End {
  const passed = [from]
  let end: End = { to, status, keepRest: true }
  let moving = end
  let isPlain = true
  while (moving.to.type === 'path') {
    const folder = moving.to.path
    const cover = index.coverOf(folder)
    if (cover === undefined) break
    if (passed.includes(folder) || passed.length > MAX_STEPS) throw circle([...passed, folder])
    passed.push(folder)
    isPlain &&= !isMixed(folder, addresses)
    const target = cover.keepRest ? appendRest(cover.to, folder.slice(cover.from.length + 1)) : cover.to
    moving = { to: target, status: mildest(moving.status, cover.status), keepRest: keepsRest(cover) }
    if (!moving.keepRest) moving = follow([], moving, addresses, index)
    if (isPlain) end = moving
    if (!moving.keepRest) break
  }
  return end
}

const keepsRest = ({ keepRest, to }: RedirectRule) => keepRest && to.type !== 'entry'

/** Whether addresses in a folder may lead elsewhere than the redirect of the whole folder says. */
function isMixed(folder: string, { rules, standing, holdsFixed }: SiteAddresses): boolean {
  const isInside = (path: string) => path === folder || path.startsWith(`${folder}/`)
  return (
    holdsFixed(folder) ||
    rules.some(({ from, match }) => isInside(from) && (match === 'exact' || from !== folder)) ||
    [...standing.keys()].some(isInside)
  )
}

/** A chain with one temporary redirect is temporary: browsers remember a permanent redirect and would not ask again. */
function mildest(a: RedirectBody['status'], b: RedirectBody['status']): RedirectBody['status'] {
  return a === 302 || b === 302 ? 302 : 301
}

function circle(passed: readonly string[]): FieldProblem {
  const shown = passed.length > STEPS_SHOWN ? [...passed.slice(0, STEPS_SHOWN).map(show), '…'] : passed.map(show)
  return new FieldProblem('target.path', `These redirects go round in a circle: ${shown.join(' → ')}`)
}

function show(path: string): string {
  return path === '' ? '/' : `/${path}/`
}
