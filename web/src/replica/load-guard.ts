import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'

/** What a full load would take away of what is shown now. */
export type Loss = { lost: number; of: number }

/** Below these a share says nothing: a site that is being set up. */
const FEWEST_LOST = 20
const ACCEPTED = 'accepted-epoch'

/** A full load that would empty a good part of the sites. What is held stays until an operator accepts it. */
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

/** It holds once: the next load of the same epoch is looked at again. */
export function forgetAccepted(dir: string): void {
  rmSync(join(dir, ACCEPTED), { force: true })
}
