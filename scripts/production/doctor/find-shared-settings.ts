import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import { type Finding, faultFinding, fineFinding } from './finding.ts'

/** Settings that must have the same text in all files that have them (docs/production.md, Settings). */
const SHARED = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN', 'MEDIA_DIR']

/**
 * Compares shared settings between the files that Node got by `--env-file`. In the environment the last file hides the earlier
 * ones, so two processes with different secrets would look alike. Returns undefined when there are fewer than two files.
 */
export function findSharedSettings(files: readonly string[]): Finding | undefined {
  if (files.length < 2) return undefined
  const read = files.map((file) => ({ name: basename(file), settings: parseEnv(readFileSync(file, 'utf8')) }))
  const faults = SHARED.flatMap((name) => {
    const told = read.flatMap((file) => {
      const value = readSetting(file.settings, name)
      return value === undefined ? [] : [{ file: file.name, value }]
    })
    if (new Set(told.map(({ value }) => value)).size < 2) return []
    return [`${name} is not the same in ${new Intl.ListFormat('en-GB').format(told.map(({ file }) => file))}`]
  })
  if (faults.length === 0) return fineFinding(`the same in ${read.map(({ name }) => name).join(', ')}`)
  return faultFinding(
    faults.join('; '),
    'set one text in all of them and restart these processes: docs/production.md, Settings',
  )
}

function readSetting(settings: NodeJS.Dict<string>, name: string): string | undefined {
  const file = settings[`${name}_FILE`]
  return (file ? readFileSync(file, 'utf8').trim() : settings[name]) || undefined
}
