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
  /** Keys of its networks, the narrowest first. */
  visitors: z.array(z.string()),
  at: z.number(),
})

/** Limits for one household, and for the customer of a provider, with perhaps many networks. */
type VisitorLimits = readonly [household: PostLimit, customer: PostLimit]

/**
 * Posts of one household that are being handled (of IPv6, wider networks may have some times as many), and of all: a handler may wait for
 * the studio or a slow disk.
 */
const UNDER_WAY_EACH = 8
const UNDER_WAY = 256
/** More of them, for households that have none: what is being handled cannot be taken back for a newcomer. */
const KEPT_FREE = 256

/** The limits of all forms, counted together by the processes of the site. */
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

  /** Counts a post, or tells how many seconds it should wait; 0 when it is welcome. */
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

  /** To be called when the post is handled. Undefined: too many are being handled. */
  begin(form: FormName, address: string): (() => void) | undefined {
    // A mail provider speaks for many.
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
