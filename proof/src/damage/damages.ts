import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flipInFile } from '../../../web/src/platform/testing/flip-in-file.ts'

type Folders = { replicaDir: string; imagesDir: string }
export type Damage = {
  name: string
  run: (folders: Folders) => void
  /** Tells when the search of the whole file, each ten minutes, has found it: until then a page that is made anew may show it. */
  isFound?: (folders: Folders) => boolean
}

/** Damages of disks, each done while visitors are served. */
export const DAMAGES: readonly Damage[] = [
  { name: 'replica cut off', run: ({ replicaDir }) => forReplica(replicaDir, (file) => truncateSync(file, 8_192)) },
  { name: 'replica emptied', run: ({ replicaDir }) => forReplica(replicaDir, (file) => truncateSync(file, 0)) },
  {
    name: 'replica overwritten',
    run: ({ replicaDir }) =>
      forReplica(replicaDir, (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7))),
  },
  flipLetter(),
  { name: 'replica deleted', run: ({ replicaDir }) => forReplica(replicaDir, (file) => rmSync(file)) },
  {
    name: 'renditions cut short',
    run: ({ imagesDir }) => forAll(imagesDir, (file) => truncateSync(file, statSync(file).size >> 1)),
  },
  { name: 'renditions overwritten', run: ({ imagesDir }) => forAll(imagesDir, overwrite) },
  { name: 'renditions deleted', run: ({ imagesDir }) => forAll(imagesDir, (file) => rmSync(file)) },
  {
    name: 'originals cut short, renditions deleted',
    run: ({ replicaDir, imagesDir }) => {
      forAll(join(replicaDir, 'media'), (file) => truncateSync(file, statSync(file).size >> 1))
      forAll(imagesDir, (file) => rmSync(file))
    },
  },
  {
    name: 'originals and renditions deleted',
    run: ({ replicaDir, imagesDir }) => {
      forAll(join(replicaDir, 'media'), (file) => rmSync(file))
      forAll(imagesDir, (file) => rmSync(file))
    },
  },
]

/** A letter in the title of a page: pages of SQLite and JSON stay whole. */
function flipLetter(): Damage {
  let flipped = ''
  return {
    name: 'another letter in the replica',
    run: ({ replicaDir }) =>
      forReplica(replicaDir, (file) => {
        flipped = file
        const db = new DatabaseSync(file, { readOnly: true })
        const row = db
          .prepare(`SELECT title FROM entry WHERE kind = 'page' AND length(title) > 8 ORDER BY id LIMIT 1`)
          .get()
        db.close()
        if (flipInFile(file, String(row?.title)) === 0) throw new Error(`${file} has no title ${row?.title}`)
      }),
    // What is loaded again stands in a file of its own.
    isFound: () => !existsSync(flipped),
  }
}

function forReplica(dir: string, damage: (file: string) => void): void {
  const name = readdirSync(dir).find((each) => /^replica.*\.db$/.test(each))
  if (name === undefined) throw new Error(`There is no replica in ${dir}`)
  damage(join(dir, name))
}

function forAll(dir: string, damage: (file: string) => void): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) damage(join(entry.parentPath, entry.name))
  }
}

function overwrite(file: string): void {
  writeFileSync(file, readFileSync(file).fill(7, 100))
}
