import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildIfChanged } from '../../scripts/start/build.ts'
import { findStateFolder, ROOT } from '../../scripts/state-folder.ts'
import { findDemoReplica } from './demo-data.ts'

/** Resources for a part of the bench. Each is made when it is first used. */
export type Bench = {
  /** `var/bench`. */
  folder: string
  /** Whether rounds are short, for trying the bench itself. Such figures are compared only with each other. */
  quick: boolean
  /** Returns the root of a build of the site. */
  siteRoot: () => Promise<string>
  /** Returns a copy of the demo's published state with its pictures. The part may change it. */
  replica: (part: string) => Promise<string>
  say: (text: string) => void
}

/**
 * Opens the bench. `SNAPSHOT=FILE` measures that published state instead of the demo's, and `BENCH_SITE_ROOT=FOLDER`
 * another build of the site: `FOLDER/web/dist`.
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
