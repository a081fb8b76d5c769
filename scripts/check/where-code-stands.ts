import { findBrowserFaults } from './browser-reach.ts'
import { findFolderPairs } from './folder-pairs.ts'
import { readCode } from './read-code.ts'

/** A second step may be the provider's, and the provider's session has a second step: each sign-in knows the other. */
const USERS = 'studio/src/model/collections/users'
const ALLOWED = new Set([`${USERS}/factors ${USERS}/provider`])

const sources = readCode()
const faults = [...findBrowserFaults(sources), ...findFolderPairs(sources, 'studio/src/', ALLOWED)]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
