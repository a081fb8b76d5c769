import { findBrowserFaults } from './browser-reach.ts'
import { findFolderPairs } from './folder-pairs.ts'
import { readCode } from './read-code.ts'

const sources = readCode()
const faults = [...findBrowserFaults(sources), ...findFolderPairs(sources, 'studio/src/')]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
