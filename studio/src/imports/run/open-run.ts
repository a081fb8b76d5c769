import type { Payload } from 'payload'
import { ALL_RIGHTS } from '../products/import-rights.ts'
import { createRowReader, type ImportProblem } from '../products/read-row.ts'
import { createCategories } from './change-categories.ts'
import { type ImportSettings, type ImportWatch, noCounts } from './import-settings.ts'
import { createKnownRequest } from './known-request.ts'
import { createKnownRows } from './known-rows.ts'
import { loadImportNames } from './load-names.ts'
import { openRowStage } from './stage-rows.ts'
import { createWithholding } from './withhold-related.ts'

/** Creates the state of a run. */
export async function openRun(payload: Payload, settings: ImportSettings, watch: ImportWatch) {
  const known = await loadImportNames(payload)
  const counts = noCounts()
  const tell = (problem: ImportProblem) => {
    counts.problems += 1
    watch.onProblem?.(problem)
  }
  const categories = await createCategories(payload, known, settings.rights ?? ALL_RIGHTS)
  return {
    payload,
    settings,
    watch,
    counts,
    tell,
    known,
    names: known.names,
    stage: openRowStage(),
    reader: createRowReader(settings.mapping),
    req: await createKnownRequest(payload, known.names),
    categories,
    knownRows: await createKnownRows(payload, { names: known.names, categories, settings }),
    withholding: createWithholding(known.names),
    /** Addresses that this run uses, so that two rows cannot take the same. */
    taken: new Map<string, string>(),
    sites: new Set<string>(),
  }
}
export type ImportRun = Awaited<ReturnType<typeof openRun>>
