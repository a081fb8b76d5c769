import type { Analyzer } from '../analysis/analyzer.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import type { SearchRecord } from '../port/search-record.ts'
import { type BuildOptions, buildSteps } from './build-steps.ts'
import { runSteps } from './run-steps.ts'
import type { Segment } from './segment.ts'

/** Builds a segment at once, for a few records. Every `objectID` must be unique. */
export function buildSegment(
  records: readonly SearchRecord[],
  settings: IndexSettings,
  analyzer: Analyzer,
  options: BuildOptions = {},
): Segment {
  return runSteps(buildSteps(records, settings, analyzer, options))
}
