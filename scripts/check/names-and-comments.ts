import { findSharedNames, findUnusedExports, listOwners } from './exported-names.ts'
import { findCommentFaults } from './find-comment-faults.ts'
import { findEndingFaults, findStyleFaults } from './find-style-faults.ts'
import { readCode } from './read-code.ts'
import { HAS_DEMO } from './source-folders.ts'

const GENERATED = /(^|\/)migrations\/|payload-types\.ts$/
/** Files whose exports are used by name: by frameworks, readers of a company's folder, a bundler's alias or a path. */
const CALLED_BY_NAME =
  /^studio\/(?:app\/|proxy\.ts$|src\/admin\/schema-by-language\.ts$)|^bench\/src\/next-page\.ts$|^demo\/src\/for-start\.ts$|^company\/|\.config\.[cm]?[jt]s$|vitest-setup\.ts$|list-blocks\.ts$|\.css$/

/** Tests, and code that starts and ends the product to look at it. The bench and its child processes have their own way, in one file. */
const DRIVES = /^(?!scripts\/check\/).*(?:\.test\.tsx?$|\/testing\/)|^(?:e2e|proof)\//

const sources = readCode()
const written = [...sources].filter(([file]) => !GENERATED.test(file))
const owners = listOwners(written.filter(([file]) => !CALLED_BY_NAME.test(file)))
const faults = [
  ...written.flatMap(([file, source]) =>
    [...findCommentFaults(source), ...findStyleFaults(source)].map(({ line, fault }) => `${file}:${line} ${fault}`),
  ),
  ...written
    .filter(([file]) => DRIVES.test(file))
    .flatMap(([file, source]) => findEndingFaults(source).map(({ line, fault }) => `${file}:${line} ${fault}`)),
  ...findSharedNames(owners),
  // Without the demo, exports that only the demo uses would seem unused.
  ...(HAS_DEMO ? findUnusedExports(owners, sources) : []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
