import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Folders = { replicaDir: string; imagesDir: string }
export type Damage = { name: string; run: (folders: Folders) => void }

/** Damages of disks, each done while visitors are served. */
export const DAMAGES: readonly Damage[] = [
  { name: 'replica cut off', run: ({ replicaDir }) => forReplica(replicaDir, (file) => truncateSync(file, 8_192)) },
  { name: 'replica emptied', run: ({ replicaDir }) => forReplica(replicaDir, (file) => truncateSync(file, 0)) },
  {
    name: 'replica overwritten',
    run: ({ replicaDir }) =>
      forReplica(replicaDir, (file) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7))),
  },
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
