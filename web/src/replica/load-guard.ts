import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'

/** How much of what is shown now a full load would remove. */
export type Loss = { lost: number; of: number }

/** With fewer lost entries a share means little, as for a site that is being set up. */
const FEWEST_LOST = 20
const ACCEPTED = 'accepted-epoch'

/** Thrown for a full load that would remove a large part of the sites. The current replica stays until an operator accepts the load. */
export class HeldLoadError extends Error {
  readonly epoch: string
  readonly loss: Loss

  constructor(epoch: string, loss: Loss) {
    super(explainHeldLoad({ epoch, ...loss }))
    this.epoch = epoch
    this.loss = loss
  }
}

export function explainHeldLoad({ epoch, lost, of }: Loss & { epoch: string }): string {
  return `the published state of epoch ${epoch} lacks ${lost} of the ${of} entries shown and is held back; if that is meant: ${toOperatorCommand('accept-load', epoch)}`
}

export function isTooMuch({ lost, of }: Loss, maxShare: number): boolean {
  return lost >= FEWEST_LOST && lost > of * maxShare
}

export function acceptEpoch(dir: string, epoch: string): void {
  writeFileSync(join(dir, ACCEPTED), epoch, { flush: true })
}

export function isAccepted(dir: string, epoch: string): boolean {
  try {
    return readFileSync(join(dir, ACCEPTED), 'utf8').trim() === epoch
  } catch {
    return false
  }
}

/** Forgets an acceptance, which is valid once: the next load of the same epoch is checked again. */
export function forgetAccepted(dir: string): void {
  rmSync(join(dir, ACCEPTED), { force: true })
}
