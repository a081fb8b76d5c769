import type { AddressedKind } from '@menagerie/contract/entry'
import { createLog, type Log } from '../platform/log.ts'

const ownLog = createLog({ level: 'warn' })
const noted = new Set<string>()
/** Few targets are missing at a time; after more than this, the same ones are logged again. */
const MAX_NOTED = 1_000

/** Logs one line for each missing target that a site links (spec §8), however many pages contain the link. */
export function noteDeadLink(site: string, kind: AddressedKind, key: string, log: Pick<Log, 'warn'> = ownLog): void {
  const target = `${site} ${kind} ${key}`
  if (noted.has(target)) return
  if (noted.size >= MAX_NOTED) noted.clear()
  noted.add(target)
  log.warn('link left out: what it leads to is not published', { site, kind, key })
}
