import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { sitesSchema } from './served-sites.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Returns the replica's folder, for processes of the site and for commands. Throws one sentence where `SITES` is invalid. */
export function findReplicaFolder(variables: Variables, root: string): string {
  const sites = sitesSchema.safeParse(variables.SITES || undefined)
  if (!sites.success) throw new Error(`SITES: ${sites.error.issues[0]?.message}`)
  return toReplicaFolder(findFolder(variables, root, 'REPLICA_DIR', 'replica'), sites.data)
}

/** Returns the folder of the outbox in the same way. */
export function findOutboxFolder(variables: Variables, root: string): string {
  return findFolder(variables, root, 'OUTBOX_DIR', 'outbox')
}

const CHOICE = 'sites-'

/** Returns a separate folder for each choice of sites, as each choice loads other entries. */
function toReplicaFolder(dir: string, sites: readonly string[] | undefined): string {
  return sites === undefined ? dir : join(dir, `${CHOICE}${hash('sha1', sites.join(), 'hex').slice(0, 12)}`)
}

/** Tells whether a folder of this name is the replica of a choice of sites. */
export const isChoiceFolder = (name: string): boolean => name.startsWith(CHOICE)

function findFolder(variables: Variables, root: string, name: string, usual: string): string {
  return resolve(root, variables[name] || join(variables.MENAGERIE_VAR || 'var', usual))
}
