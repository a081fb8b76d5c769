/** SQLITE_IOERR and SQLITE_FULL: SQLite's own limit, or that of the disk. */
const OF_SQLITE = [10, 13]
/** The same of a file that is written without SQLite. */
const OF_DISK = ['ENOSPC', 'EDQUOT']

export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && OF_SQLITE.includes(Number(error.errcode) & 0xff)) ||
    ('code' in error && OF_DISK.includes(String(error.code))))
