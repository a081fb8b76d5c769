import { existsSync, renameSync } from 'node:fs'
import { atEnd } from '../endings.ts'

/** The mark of a whole build, which Next writes last. */
const MARK = new URL('../../../studio/.next/BUILD_ID', import.meta.url)
const AWAY = new URL('../../../studio/.next/BUILD_ID.away', import.meta.url)

export type AdminBuild = { takeAway: () => void; putBack: () => void }

/** Takes the mark of the admin's build away, as a deploy does that removes the former build too early. */
export function createAdminBuild(): AdminBuild {
  const putBack = () => {
    if (existsSync(AWAY)) renameSync(AWAY, MARK)
  }
  atEnd(async () => putBack())
  return { takeAway: () => renameSync(MARK, AWAY), putBack }
}
