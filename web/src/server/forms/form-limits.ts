import { z } from 'zod'
import type { Forms } from '../../platform/forms/form.ts'
import { FORM_NAMES, type FormName } from '../../platform/forms/form-names.ts'
import type { Workers } from '../../processes/workers.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import { PostLimit } from './post-limit.ts'

const postedSchema = z.object({
  type: z.literal('posted'),
  form: z.enum(FORM_NAMES),
  visitor: z.string(),
  at: z.number(),
})

/** The limits of all forms, counted together by the processes of the site. */
export class FormLimits {
  readonly #limits = new Map<FormName, PostLimit>()
  readonly #workers: Pick<Workers, 'send'>

  constructor(forms: Forms, workers: Pick<Workers, 'send' | 'onMessage'>) {
    for (const name of FORM_NAMES) {
      const { limit } = forms[name]
      if (limit !== undefined) this.#limits.set(name, new PostLimit(limit))
    }
    this.#workers = workers
    workers.onMessage((body) => {
      const { data } = postedSchema.safeParse(body)
      if (data !== undefined) this.#limits.get(data.form)?.note(data.visitor, data.at)
    })
  }

  /** Counts a post, or tells how many seconds it should wait; 0 when it is welcome. */
  take(form: FormName, address: string, at: number): number {
    const limit = this.#limits.get(form)
    const visitor = toVisitorKey(address)
    const waitS = limit?.waitS(visitor, at) ?? 0
    if (limit === undefined || waitS > 0) return waitS
    limit.note(visitor, at)
    this.#workers.send({ type: 'posted', form, visitor, at })
    return 0
  }
}
