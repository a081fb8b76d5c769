import type { Changes } from '@menagerie/contract/feed'
import { filmBodySchema } from '@menagerie/contract/film'
import { leafletBodySchema } from '@menagerie/contract/leaflet'
import { mediaBodySchema } from '@menagerie/contract/media'
import type { Dropped } from './batch-log.ts'
import { RefusedCall } from './content-api-call.ts'
import type { FullLoad } from './full-load.ts'
import { forgetAccepted, HeldLoadError, isAccepted, isTooMuch, type Loss } from './load-guard.ts'
import type { Replica } from './open-replica.ts'

type LoaderOptions = {
  replica: Replica
  /** Asks for one answer of /changes; without a cursor from the start. */
  ask: (since: string | undefined) => Promise<Changes>
  fetchFiles: (hashes: Iterable<string>) => Promise<void>
  onTags: (dropped: Dropped) => void
  maxRounds: number
  /** Share of what is shown that a full load may lack. */
  maxLoss: number
  /** Pause before a load that was held back is read again. */
  heldBackMs: number
}

/** Brings a replica up to date by asking for changes. */
export function createLoader(options: LoaderOptions) {
  const { replica, ask, fetchFiles, onTags, maxRounds } = options
  let held: { back: HeldLoadError; at: number } | undefined

  /** Applies an answer. Fetches files first, so that no page names a picture that has not arrived, unless it cannot be had. */
  async function take(answer: Changes): Promise<void> {
    const held = replica.state()
    if (answer.changes.length === 0 && answer.cursor === held?.cursor) return
    await fetchFiles(answer.changes.flatMap(findHash))
    const tags = replica.apply(answer)
    if (tags.size > 0) onTags(tags)
  }

  async function loadInFull(): Promise<void> {
    let answer = await ask(undefined)
    const { epoch } = answer
    const isWelcome = isAccepted(replica.dir, epoch)
    if (held?.back.epoch === epoch && !isWelcome && Date.now() - held.at < options.heldBackMs) throw held.back
    held = undefined
    const load: FullLoad = replica.startFullLoad(epoch)
    try {
      const round = countRounds(maxRounds)
      for (;;) {
        await load.add(answer)
        if (!answer.more) break
        round(answer.cursor)
        answer = await ask(answer.cursor)
        if (answer.epoch !== epoch) throw new Error('the published state was replaced during a full load')
      }
      refuseLoss(epoch, await load.loss(), isWelcome)
      await fetchFiles(load.mediaHashes())
      onTags(await load.finish())
      forgetAccepted(replica.dir)
    } catch (error) {
      load.abandon()
      throw error
    }
  }

  function refuseLoss(epoch: string, loss: Loss, isWelcome: boolean): void {
    if (isWelcome || !isTooMuch(loss, options.maxLoss)) return
    held = { back: new HeldLoadError(epoch, loss), at: Date.now() }
    throw held.back
  }

  /** Returns undefined when the feed does not know the cursor, for example after a restore that kept the epoch. */
  async function askFrom(cursor: string): Promise<Changes | undefined> {
    try {
      return await ask(cursor)
    } catch (error) {
      if (error instanceof RefusedCall && error.status === 400) return undefined
      throw error
    }
  }

  return {
    take,
    /** Asks until there are no more changes; loads all when the replica is empty or the epoch has changed. */
    async catchUp(): Promise<void> {
      const round = countRounds(maxRounds)
      for (;;) {
        const held = replica.state()
        if (!held?.inContract || replica.findDamage() !== undefined) return loadInFull()
        const answer = await askFrom(held.cursor)
        if (answer === undefined) return loadInFull()
        if (answer.epoch !== held.epoch) return loadInFull()
        await take(answer)
        if (!answer.more) return
        round(answer.cursor)
      }
    },
  }
}

/** Stops a feed that always has more, which would keep a site busy without end. */
function countRounds(maxRounds: number): (cursor: string) => void {
  const seen = new Set<string>()
  return (cursor) => {
    if (seen.has(cursor)) throw new Error('the feed goes in circles')
    seen.add(cursor)
    if (seen.size >= maxRounds) throw new Error(`the feed had more after ${maxRounds} answers`)
  }
}

/** Kinds of entries that name a file by its hash. */
const WITH_FILES = { media: mediaBodySchema, leaflet: leafletBodySchema, film: filmBodySchema }

function findHash({ kind, deleted, body }: Changes['changes'][number]): string[] {
  if (deleted || (kind !== 'media' && kind !== 'leaflet' && kind !== 'film')) return []
  const hash = WITH_FILES[kind].safeParse(body).data?.hash
  return hash === undefined ? [] : [hash]
}
