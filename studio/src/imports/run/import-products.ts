import type { Payload } from 'payload'
import { followSites } from '../bulk/save-new.ts'
import { ALL_RIGHTS } from '../products/import-rights.ts'
import { planProduct } from '../products/plan-product.ts'
import type { AskedProduct, PlanSettings } from '../products/planning.ts'
import type { ImportProblem } from '../products/read-row.ts'
import { readProducts, type StoredProduct } from '../products/stored-products.ts'
import type { Intake } from '../read/outside-file.ts'
import { noteSame, readStates } from '../save/fingerprints.ts'
import { checkPlan } from './check-plans.ts'
import { tellGone } from './delete-gone.ts'
import type { ImportCounts, ImportSettings, ImportWatch } from './import-settings.ts'
import { makeTerms } from './make-terms.ts'
import { type ImportRun, openRun } from './open-run.ts'
import { buildChanges, type ReadyPlan } from './publish-plans.ts'
import { findTwinAddress, finishPlan, savePlans, tellBroken, tellTaken } from './settle-plans.ts'
import { stageProducts } from './stage-products.ts'
import type { Staged } from './stage-rows.ts'
import { findProductFiles, storeFiles } from './store-files.ts'

/** Products per transaction: few, so that an editor's save need not wait long. */
const AT_ONCE = 12
/** Number of concurrent saves of the same product after which the import skips it. */
const TRIES = 5

/**
 * Imports products: changes exactly what the files contain. Each product is saved completely or, with a mistake in any
 * of its rows, not at all. After an interruption, the next run completes what is missing.
 */
export async function importProducts(
  payload: Payload,
  intake: Intake,
  settings: ImportSettings,
  watch: ImportWatch = {},
): Promise<ImportCounts> {
  const run = await openRun(payload, settings, watch)
  try {
    const { unread } = await stageProducts(intake, run)
    const { rows, keys } = run.stage.seal()
    watch.onStart?.(keys, rows)
    await makeTerms(payload, run)
    const files = await storeFiles(payload, intake, findProductFiles(intake, run), run)
    run.counts.files = files.count
    await takeAll(run, keys)
    watch.onWords?.(new Map([...run.names.missedTerms(), ...toMissedWords(run.categories.missed())]))
    await run.categories.save(settings)
    await tellGone(payload, run, { unread, isStopped: watch.isStopped?.() === true })
    if (!settings.isDry) await followSites(payload, [...run.sites])
    return run.counts
  } finally {
    run.stage.close()
  }
}

const toMissedWords = (categories: ReadonlyMap<string, number>) =>
  [...categories].map(([word, count]): [string, number] => [`${CATEGORIES}/${word}`, count])
const CATEGORIES = 'categories'

/** Imports all products, then once more those that reference products imported after them. */
async function takeAll(run: ImportRun, total: number): Promise<void> {
  let done = 0
  const onDone = (count: number) => {
    done += count
    run.watch.onProgress?.(done, total)
  }
  const unknown = filterProducts(run.stage.read(), (product) => {
    if (!run.knownRows.isKnown(product)) return true
    run.counts.same += 1
    onDone(1)
    return false
  })
  await takeGroups(run, inGroups(unknown), false, onDone)
  const again = run.withholding.keys()
  if (run.settings.isDry || again.size === 0) return
  const named = filterProducts(run.stage.read(), ({ key }) => again.has(key))
  await takeGroups(run, inGroups(named), true, () => {})
}

/** Prepares the next group while the database writes the current one. */
async function takeGroups(
  run: ImportRun,
  groups: Iterable<Staged[]>,
  isLast: boolean,
  onDone: (count: number) => void,
) {
  let writing: Promise<void> = Promise.resolve()
  for (const group of groups) {
    if (run.watch.isStopped?.()) break
    const plans = await prepareGroup(run, group, isLast)
    await writing
    writing = settleGroup(run, group, plans, isLast).then(() => onDone(group.length))
    // The error is reported where `writing` is awaited.
    writing.catch(() => {})
  }
  await writing
}

function* filterProducts(products: Iterable<Staged>, isWanted: (product: Staged) => boolean): Generator<Staged> {
  for (const product of products) if (isWanted(product)) yield product
}

function* inGroups(products: Iterable<Staged>): Generator<Staged[]> {
  let group: Staged[] = []
  for (const product of products) {
    group.push(product)
    if (group.length < AT_ONCE) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

async function prepareGroup(run: ImportRun, staged: readonly Staged[], isLast: boolean): Promise<readonly ReadyPlan[]> {
  const ids = staged.map(({ key }) => key)
  const states = run.settings.isDry ? new Map<string, string>() : await readStates(run.payload, ids)
  const stored = await readProducts(run.payload, ids)
  const moment = new Date().toISOString()
  const ready: ReadyPlan[] = []
  for (const product of staged) {
    const plan = await preparePlan(run, product, stored.get(product.key) ?? { texts: [] }, { moment, isLast })
    const state = states.get(product.key)
    if (plan) ready.push({ ...plan, ...(state !== undefined && { state }) })
  }
  return ready
}

/** Saves plans. Products that others have saved meanwhile are planned again, one by one, so that another conflict is unlikely. */
async function settleGroup(
  run: ImportRun,
  staged: readonly Staged[],
  plans: readonly ReadyPlan[],
  isLast: boolean,
): Promise<void> {
  const stale = await settle(run, plans, isLast)
  for (const product of staged) {
    if (!stale.has(product.key) || (await settleAgain(run, product, isLast))) continue
    run.tell({
      where: product.records[0]?.where ?? '',
      field: 'sku',
      message: 'keeps being changed by others: run the import again',
      key: run.names.productOf(product.key)?.sku,
    })
  }
}

/** Returns false if others save the product before each try. */
async function settleAgain(run: ImportRun, product: Staged, isLast: boolean): Promise<boolean> {
  for (let round = 0; round < TRIES; round += 1) {
    const stale = await settle(run, await prepareGroup(run, [product], isLast), isLast)
    if (stale.size === 0) return true
  }
  return false
}

/** Returns the ids of products that others have saved meanwhile. */
async function settle(run: ImportRun, plans: readonly ReadyPlan[], isLast: boolean): Promise<ReadonlySet<string>> {
  const changed = plans.filter(({ changes }) => changes.documents.length > 0)
  if (run.settings.isDry) await tellTaken(run, changed)
  const stale = run.settings.isDry ? new Set<string>() : await savePlans(run, changed)
  if (!run.settings.isDry)
    await noteSame(
      run.payload,
      plans.flatMap(({ changes, fingerprint, state }) =>
        changes.documents.length === 0 && fingerprint && state !== undefined ? [{ ...fingerprint, state }] : [],
      ),
    )
  for (const plan of plans) if (!stale.has(plan.checked.plan.id)) finishPlan(run, plan, isLast)
  return stale
}

type Round = { moment: string; isLast: boolean }

/** Undefined for a product with a mistake, which is reported. */
async function preparePlan(
  run: ImportRun,
  staged: Staged,
  stored: StoredProduct,
  { moment, isLast }: Round,
): Promise<ReadyPlan | undefined> {
  const { key, records } = staged
  const rows = records.map((record) => run.reader.readRow(record))
  const product = run.names.productOf(key)
  const asked: AskedProduct = {
    id: key,
    sku: product?.sku,
    label: product?.sku ?? key,
    where: records[0]?.where ?? '',
    cells: rows.flatMap(({ cells }) => cells),
  }
  const settings: PlanSettings = {
    names: run.names,
    mapping: run.settings.mapping,
    rights: run.settings.rights ?? ALL_RIGHTS,
    status: run.settings.status,
    moment,
  }
  const { result: plan, heard } = run.names.hear(() => planProduct(asked, stored, settings))
  const ofCategories = run.categories.plan(plan, asked)
  const whole = run.withholding.apply({ ...plan, changes: [...plan.changes, ...ofCategories.changes] }, run, isLast)
  const ofRows = rows.flatMap((row) => row.problems)
  const isTold = ({ where, field }: ImportProblem) =>
    ofRows.some((told) => told.where === where && told.field === field)
  const problems = [...ofRows, ...plan.problems.filter((each) => !isTold(each)), ...ofCategories.problems]
  const checked =
    problems.length > 0
      ? { plan: whole, documents: [], problems: [] }
      : await checkPlan(run.req, whole, asked, { moment, savedBy: run.settings.savedBy })
  problems.push(...checked.problems)
  if (problems.length > 0) return void tellBroken(run, checked, problems)
  const { changes, refusals } = await buildChanges(run.known, checked, stored)
  if (refusals.length > 0)
    return void tellBroken(
      run,
      checked,
      refusals.map((refusal) => ({ ...refusal, where: asked.where, key: asked.label })),
    )
  const twin = findTwinAddress(run, plan.id, changes)
  if (twin) return void tellBroken(run, checked, [{ where: asked.where, key: asked.label, ...twin }])
  // A product that references later ones is saved twice, and its fingerprint is recorded the second time.
  if (!isLast && run.withholding.keys().has(key)) return { checked, changes }
  return {
    checked,
    changes,
    fingerprint: run.knownRows.toFingerprint(staged, [...heard, ...run.categories.wordsOf(plan)]),
  }
}
