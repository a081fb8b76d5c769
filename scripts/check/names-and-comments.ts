import { findSharedNames, findUnusedExports, listOwners } from './exported-names.ts'
import { findCommentFaults } from './find-comment-faults.ts'
import { findEndingFaults, findStyleFaults } from './find-style-faults.ts'
import { readCode } from './read-code.ts'
import { HAS_DEMO } from './source-folders.ts'

const GENERATED = /(^|\/)migrations\/|payload-types\.ts$/
/** Files that frameworks, readers of a company's folder, a bundler's alias or a path call by the names of their exports. */
const CALLED_BY_NAME =
  /^studio\/(?:app\/|proxy\.ts$|src\/admin\/schema-by-language\.ts$)|^bench\/src\/next-page\.ts$|^demo\/src\/for-start\.ts$|^company\/|\.config\.[cm]?[jt]s$|vitest-setup\.ts$|list-blocks\.ts$|\.css$/

/** Tests, and what starts and ends the product to look at it. The bench and its children have a way of their own, in one file. */
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
  // What the demo alone uses has no user in a checkout without it.
  ...(HAS_DEMO ? findUnusedExports(owners, sources) : []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
