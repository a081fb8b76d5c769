import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIfChanged } from '../../scripts/start/build.ts'
import { findStateFolder, ROOT } from '../../scripts/state-folder.ts'
import { findDemoReplica } from './demo-data.ts'

/** What a part of the bench may use. Everything is made when first asked for. */
export type Bench = {
  /** `var/bench`. */
  folder: string
  /** Short rounds, to try the bench itself: such figures are compared with each other only. */
  quick: boolean
  /** Root of a build of the site. */
  siteRoot: () => Promise<string>
  /** A copy of the demo's published state with its pictures, for this part to do with as it likes. */
  replica: (part: string) => Promise<string>
  say: (text: string) => void
}

/**
 * `SNAPSHOT=FILE` measures on that published state instead of the demo's, `BENCH_SITE_ROOT=FOLDER` another build of the site:
 * `FOLDER/web/dist`.
 */
export function openBench({ quick }: { quick: boolean }): Bench {
  const folder = join(findStateFolder(), 'bench')
  mkdirSync(join(folder, 'log'), { recursive: true })
  const say = (text: string) => console.log(`… ${text}`)
  const once = <T>(make: () => Promise<T>) => {
    let made: Promise<T> | undefined
    return () => {
      made ??= make()
      return made
    }
  }
  const siteRoot = once(async () => {
    if (process.env.BENCH_SITE_ROOT) return resolve(ROOT, process.env.BENCH_SITE_ROOT)
    await buildIfChanged('web', join(folder, 'log'), new AbortController().signal)
    return ROOT
  })
  const demo = once(() => findDemoReplica(folder, say))
  return {
    folder,
    quick,
    siteRoot,
    say,
    async replica(part) {
      const copy = join(folder, 'replicas', part)
      rmSync(copy, { recursive: true, force: true })
      cpSync(await demo(), copy, { recursive: true })
      return copy
    },
  }
}
