/** SQLITE_IOERR and SQLITE_FULL: the limit of the database file, or the disk is full. */
const OF_SQLITE = [10, 13]
/** The same for files that are written without SQLite. */
const OF_DISK = ['ENOSPC', 'EDQUOT']

export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && OF_SQLITE.includes(Number(error.errcode) & 0xff)) ||
    ('code' in error && OF_DISK.includes(String(error.code))))
