import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { listAdminBuilds } from '../../../studio/bundling/admin-builds.ts'
import { atEnd } from '../endings.ts'

export type AdminBuild = { takeAway: () => void; putBack: () => void }

/** Removes the mark of the admin's build, as a deploy does that deletes a build from which a process still runs. */
export function createAdminBuild(): AdminBuild {
  const folder = listAdminBuilds().findCurrent()
  if (folder === undefined) throw new Error('The admin is not built')
  const mark = join(folder, 'BUILD_ID')
  const away = `${mark}.away`
  const putBack = () => {
    if (existsSync(away)) renameSync(away, mark)
  }
  atEnd(async () => putBack())
  return { takeAway: () => renameSync(mark, away), putBack }
}
