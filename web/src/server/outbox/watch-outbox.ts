import { statSync } from 'node:fs'
import type { OutboxFile } from './outbox-file.ts'

/** Returns the inode of a path; undefined where there is no file. */
export const inodeOf = (path: string): bigint | undefined =>
  statSync(path, { bigint: true, throwIfNoEntry: false })?.ino

export type WatchedOutbox = { file: OutboxFile; inode: bigint | undefined; log: bigint | undefined }

export const watch = (path: string, file: OutboxFile): WatchedOutbox => ({
  file,
  inode: inodeOf(path),
  log: inodeOf(`${path}-wal`),
})

/**
 * Finds what happened to the files while they are open: `moved`, the name belongs to another file or to none; `log`,
 * the log with changes that are not in the file yet was removed. The process that has them open can still read both.
 */
export function findChange(path: string, { inode, log }: WatchedOutbox): 'moved' | 'log' | undefined {
  if (inodeOf(path) !== inode) return 'moved'
  return inodeOf(`${path}-wal`) === log ? undefined : 'log'
}
