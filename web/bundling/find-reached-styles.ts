import { basename, join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { SITE } from './shared-config.ts'

const FRAME = join(SITE, 'src/templates/render-frame.tsx')
/** Modules with content that scripts may add after the page was loaded. */
const LATER = /^(.+)\.list\.tsx$/

/** Files of styles by their path below `web/`, found by following imports. */
export type ReachedStyles = {
  /** Styles of the frame around every page's own content. */
  frame: readonly string[]
  /** Styles of everything a list may show, also what appears only when it is used. */
  lists: Readonly<Record<string, readonly string[]>>
}

/** Reports which styles the modules of a build import. */
export function reportReachedStyles(report: (found: ReachedStyles) => void): Plugin {
  return {
    name: 'reached-styles',
    generateBundle() {
      const lists = [...this.getModuleIds()].flatMap((id) => {
        const name = LATER.exec(basename(id))?.[1]
        return name === undefined ? [] : [[name, reach(this, id)] as const]
      })
      report({ frame: reach(this, FRAME), lists: Object.fromEntries(lists) })
    },
  }
}

function reach(context: Pick<Rolldown.PluginContext, 'getModuleInfo'>, entry: string): string[] {
  const seen = new Set([entry])
  // Iterating over a Set also visits items that are added meanwhile.
  for (const id of seen) {
    const found = context.getModuleInfo(id)
    for (const next of [...(found?.importedIds ?? []), ...(found?.dynamicallyImportedIds ?? [])]) seen.add(next)
  }
  const styles = [...seen].map((id) => id.split('?')[0] ?? id).filter((file) => file.endsWith('.css'))
  return styles.map((file) => relative(SITE, file)).sort()
}
