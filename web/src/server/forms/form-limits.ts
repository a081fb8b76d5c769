import { CUSTOMER_TIMES, toVisitorNetworks } from '@menagerie/contract/visitor-networks'
import { z } from 'zod'
import type { Forms } from '../../platform/forms/form.ts'
import { FORM_NAMES, type FormName } from '../../platform/forms/form-names.ts'
import { NetworkShares } from '../../platform/network-shares.ts'
import type { Workers } from '../../processes/workers.ts'
import { PostLimit } from './post-limit.ts'

const postedSchema = z.object({
  type: z.literal('posted'),
  form: z.enum(FORM_NAMES),
  /** Keys of the visitor's networks, the narrowest first. */
  visitors: z.array(z.string()),
  at: z.number(),
})

/** Limits for one household, and for one customer of a provider (a customer may have many networks). */
type VisitorLimits = readonly [household: PostLimit, customer: PostLimit]

/**
 * Posts being handled per household (wider IPv6 networks may have several times as many), and in all: a handler may
 * wait for the studio or a slow disk.
 */
const UNDER_WAY_EACH = 8
const UNDER_WAY = 256
/** Further places for households that have none in use: a post being handled cannot be cancelled for a newcomer. */
const KEPT_FREE = 256

/** Limits of all forms, counted across the processes of the site. */
export class FormLimits {
  readonly #limits = new Map<FormName, VisitorLimits>()
  readonly #workers: Pick<Workers, 'send'>
  readonly #underWay = new NetworkShares<symbol>()
  readonly #ofPrograms: ReadonlySet<FormName>
  #allUnderWay = 0

  constructor(forms: Forms, workers: Pick<Workers, 'send' | 'onMessage'>) {
    for (const name of FORM_NAMES) {
      const { limit } = forms[name]
      if (limit === undefined) continue
      const ofCustomer = { ...limit, posts: limit.posts * CUSTOMER_TIMES }
      this.#limits.set(name, [new PostLimit(limit), new PostLimit(ofCustomer)])
    }
    this.#ofPrograms = new Set(FORM_NAMES.filter((name) => forms[name].readByLink !== undefined))
    this.#workers = workers
    workers.onMessage((body) => {
      const { data } = postedSchema.safeParse(body)
      if (data !== undefined) this.#note(data.form, data.visitors, data.at)
    })
  }

  /** Counts a post and returns 0, or returns how many seconds the visitor should wait. */
  take(form: FormName, address: string, at: number): number {
    const visitors = toVisitorNetworks(address).flatMap((network) => network?.key ?? [])
    const limits = this.#limits.get(form)
    if (limits === undefined) return 0
    const waitS = Math.max(...visitors.map((visitor, width) => limits[width === 0 ? 0 : 1].waitS(visitor, at)))
    if (waitS > 0) return waitS
    this.#note(form, visitors, at)
    this.#workers.send({ type: 'posted', form, visitors, at })
    return 0
  }

  /** Takes a place for a post; the returned function, called when the post is handled, frees it. Undefined: too many are being handled. */
  begin(form: FormName, address: string): (() => void) | undefined {
    // A mail provider sends for many readers.
    if (this.#ofPrograms.has(form)) return () => {}
    const [{ key }] = toVisitorNetworks(address)
    if (this.#underWay.findHeavy(key, UNDER_WAY_EACH) !== undefined) return undefined
    if (this.#allUnderWay >= UNDER_WAY + KEPT_FREE) return undefined
    if (this.#allUnderWay >= UNDER_WAY && this.#underWay.weighNext(key) > 1) return undefined
    const post = Symbol(form)
    this.#underWay.add(key, post)
    this.#allUnderWay += 1
    return () => {
      if (this.#underWay.remove(key, post)) this.#allUnderWay -= 1
    }
  }

  #note(form: FormName, visitors: readonly string[], at: number): void {
    const limits = this.#limits.get(form)
    for (const [width, visitor] of visitors.entries()) limits?.[width === 0 ? 0 : 1].note(visitor, at)
  }
}
