import { mkdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { type DiskRound, runDiskRound } from './run-disk-round.ts'

/** In alternate rounds the outbox file is removed. Either the studio comes back first, or free space does. */
const ROUNDS: readonly DiskRound[] = [0, 3, 40, 700].flatMap((leftKb, at) => [
  { leftKb, isRemoved: at % 2 === 0, first: 'studio' },
  { leftKb, isRemoved: at % 2 === 1, first: 'room' },
])

/** The folder where the small disk is mounted. */
const [, , disk = ''] = process.argv
const faults: string[] = []
let [stored, arrived] = [0, 0]
for (const [at, round] of ROUNDS.entries()) {
  const folder = join(disk, `${at}`)
  mkdirSync(folder)
  const failed = (error: unknown) => ({ stored: 0, arrived: 0, faults: [String(error)] })
  const ended = await runDiskRound(round, folder).catch(failed)
  console.error(JSON.stringify(round), JSON.stringify(ended).slice(0, 600), performance.now() | 0)
  faults.push(...ended.faults.map((fault) => `${JSON.stringify(round)}: ${fault}`))
  stored += ended.stored
  arrived += ended.arrived
  rmSync(folder, { recursive: true })
}
const note = `${stored} forms thanked for, ${arrived} with the studio`
const name = 'outbox on a disk that others fill'
writeSync(1, JSON.stringify({ name, tries: ROUNDS.length, faults, note }))
process.exit(0)
