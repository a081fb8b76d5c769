import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isChoiceFolder } from '../platform/state-folders.ts'
import { hasMediaFile, incomingPath, isWholeFile, mediaPath } from './media-files.ts'

/**
 * Copies an original from the replica of another choice of sites on this machine, complete and verified; returns false where none
 * has it. Shares the data on disk by a hard link where possible: each replica removes only its own name of the file.
 */
export async function takeFromNeighbour(dir: string, hash: string): Promise<boolean> {
  for (const neighbour of await listNeighbours(dir)) {
    const source = mediaPath(neighbour, hash)
    if (hasMediaFile(neighbour, hash) && (await isWholeFile(source, hash))) return share(source, dir, hash)
  }
  return false
}

/** Returns false when the file was removed meanwhile, or the disk is full. */
async function share(source: string, dir: string, hash: string): Promise<boolean> {
  const target = mediaPath(dir, hash)
  const part = incomingPath(dir)
  try {
    await mkdir(dirname(target), { recursive: true })
    await mkdir(dirname(part), { recursive: true })
    await link(source, part).catch(() => copyFile(source, part, constants.COPYFILE_EXCL))
    await rename(part, target)
    return true
  } catch {
    return false
  } finally {
    await rm(part, { force: true })
  }
}

/** Lists the folders of other choices beside this one, and that of all sites. */
async function listNeighbours(dir: string): Promise<string[]> {
  const home = isChoiceFolder(basename(dir)) ? dirname(dir) : dir
  const names = await readdir(home).catch(() => [])
  const all = [home, ...names.filter(isChoiceFolder).map((name) => join(home, name))]
  return all.filter((folder) => folder !== dir)
}
