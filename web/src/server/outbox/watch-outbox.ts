import { statSync } from 'node:fs'
import type { OutboxFile } from './outbox-file.ts'

/** Which file a name stands for; undefined where there is none. */
export const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino

export type WatchedOutbox = { file: OutboxFile; inode: bigint | undefined; log: bigint | undefined }

export const watch = (path: string, file: OutboxFile): WatchedOutbox => ({
  file,
  inode: inodeOf(path),
  log: inodeOf(`${path}-wal`),
})

/**
 * What happened to the files while they are open: `moved`, the name stands for another file or for none; `log`, changes that are not
 * in the file itself yet have lost their name. Both can still be read, by the process that has them open.
 */
export function findChange(path: string, { inode, log }: WatchedOutbox): 'moved' | 'log' | undefined {
  if (inodeOf(path) !== inode) return 'moved'
  return inodeOf(`${path}-wal`) === log ? undefined : 'log'
}
