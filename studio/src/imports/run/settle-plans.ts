import { findById } from '@menagerie/sites/locales'
import type { ImportProblem } from '../products/read-row.ts'
import { saveChanges } from '../save/save-changes.ts'
import type { CheckedPlan } from './check-plans.ts'
import type { ProductFinding } from './import-settings.ts'
import type { ImportRun } from './open-run.ts'
import { findTaken, joinChanges, type ReadyPlan } from './publish-plans.ts'

/** Finds another product of the files with the same address. */
export function findTwinAddress({ taken, names }: ImportRun, id: string, { published }: ReadyPlan['changes']) {
  for (const { brand, locale, path } of published.entries) {
    const address = `${brand}/${locale}/${path}`
    const other = taken.get(address)
    if (path !== undefined && other !== undefined && other !== id)
      return {
        field: `url_key:${brand}/${locale}`,
        message: `The address /${path}/ is also used by ${names.productOf(other)?.sku}`,
      }
  }
  for (const { brand, locale, path } of published.entries)
    if (path !== undefined) taken.set(`${brand}/${locale}/${path}`, id)
  return undefined
}

export function tellBroken(run: ImportRun, { plan }: CheckedPlan, problems: readonly ImportProblem[]): void {
  run.counts.broken += 1
  for (const problem of problems) run.tell({ ...problem, ofProduct: true })
  run.watch.onProduct?.({ ...toFinding({ plan, state: 'broken' }), problems })
}

/**
 * Saves plans together; if one is refused, each separately. Returns the ids of products that were changed by others
 * meanwhile.
 */
export async function savePlans(run: ImportRun, plans: readonly ReadyPlan[]): Promise<Set<string>> {
  if (plans.length === 0) return new Set()
  const result = await saveChanges(run.payload, joinChanges(plans))
  if (result.kind === 'saved') return new Set()
  const [only, ...others] = plans
  if (only && others.length === 0) {
    if (result.kind === 'stale') return new Set([only.checked.plan.id])
    tellRefused(run, only, result.problem.all)
    return new Set()
  }
  const stale = new Set<string>()
  for (const plan of plans) for (const id of await savePlans(run, [plan])) stale.add(id)
  return stale
}

const refused = new WeakSet<ReadyPlan>()

function tellRefused(run: ImportRun, ready: ReadyPlan, problems: readonly { field: string; message: string }[]): void {
  refused.add(ready)
  const { plan } = ready.checked
  tellBroken(
    run,
    ready.checked,
    problems.map(({ field, message }) => ({ where: plan.where, field, message, key: plan.label })),
  )
}

/** For a dry run: checks against the published state; if that refuses the plans, checks each separately. */
export async function tellTaken(run: ImportRun, plans: readonly ReadyPlan[]): Promise<void> {
  const problem = await findTaken(
    run.payload,
    plans.flatMap(({ changes }) => changes.published.entries),
  )
  const [only, ...others] = plans
  if (problem === undefined || only === undefined) return
  if (others.length === 0) return tellRefused(run, only, problem.all)
  for (const plan of plans) await tellTaken(run, [plan])
}

/** Counts and reports a finished product. */
export function finishPlan(run: ImportRun, ready: ReadyPlan, isLast: boolean): void {
  const { plan } = ready.checked
  if (refused.has(ready)) return
  run.withholding.noteSaved(plan.id)
  run.categories.take(plan.id)
  for (const { brand, locale } of ready.changes.published.entries)
    run.sites.add(findById(`${brand}/${locale}`)?.id ?? '')
  if (isLast) return
  const state = plan.isNew ? 'new' : plan.changes.length > 0 ? 'changed' : 'same'
  run.counts[state] += 1
  run.watch.onProduct?.(toFinding({ plan, state }))
}

function toFinding({ plan, state }: { plan: CheckedPlan['plan']; state: ProductFinding['state'] }): ProductFinding {
  const { facts, texts, label, where, rows, changes } = plan
  const name = String(facts?.after.name ?? texts[0]?.after.name ?? label)
  return { key: label, where, ...(rows.length > 1 && { rows }), name, state, changes, problems: [] }
}
