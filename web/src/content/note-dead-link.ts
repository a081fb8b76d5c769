import type { AddressedKind } from '@menagerie/contract/entry'
import { createLog, type Log } from '../platform/log.ts'

const ownLog = createLog({ level: 'warn' })
const noted = new Set<string>()
/** Links whose target is gone are few; a site that has lost more is told again. */
const MAX_NOTED = 1_000

/** One line for each target that a site links and that is gone (spec §8), however many pages are rendered with it. */
export function noteDeadLink(site: string, kind: AddressedKind, key: string, log: Pick<Log, 'warn'> = ownLog): void {
  const target = `${site} ${kind} ${key}`
  if (noted.has(target)) return
  if (noted.size >= MAX_NOTED) noted.clear()
  noted.add(target)
  log.warn('link left out: what it leads to is not published', { site, kind, key })
}
