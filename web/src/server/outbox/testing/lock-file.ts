import { writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** A process that keeps the outbox's file locked until it is killed, and prints when it has the lock. */
const database = new DatabaseSync(process.env.OUTBOX_FILE ?? '')
database.exec('BEGIN EXCLUSIVE')
writeSync(1, 'locked')
setInterval(() => {}, 60_000)
