import { VISITOR_HEADERS } from '@menagerie/contract/accounts'
import { errorAnswerSchema } from '@menagerie/contract/error-answer'
import type { ContentApi, ContentApiAnswer, ContentApiCall } from '../../platform/content-api.ts'
import { deviceCookieName } from '../../platform/device-cookie.ts'
import type { FormInput, FormRefusal } from '../../platform/forms/form.ts'
import { readCookie } from '../../platform/read-cookie.ts'

const SECRETS: ReadonlySet<string> = new Set(['password', 'password_confirmation', 'current_password', 'reset_token'])
const RETRY_AFTER_S = 60
const REFUSALS = [401, 403, 422, 429] as const

/** The parts of a form's input that a call about accounts needs. */
type AccountsInput = Pick<FormInput, 'site' | 'fields' | 'visitor' | 't' | 'signal'>

/** Makes a call about accounts for the visitor of a form; a failure becomes a refusal that keeps what was typed. */
export async function askAccounts(
  contentApi: ContentApi,
  input: AccountsInput,
  path: string,
  body: unknown,
  method: NonNullable<ContentApiCall['method']> = 'POST',
): Promise<ContentApiAnswer | FormRefusal> {
  const { site, visitor, signal } = input
  const device = readCookie(visitor.cookies, deviceCookieName(site.brand, { https: visitor.isHttps }))
  try {
    const answer = await contentApi.ask(path, {
      method,
      query: { brand: site.brand },
      body,
      signal,
      ...(visitor.session && { bearer: visitor.session.bearer }),
      headers: {
        [VISITOR_HEADERS.address]: visitor.address,
        'Accept-Language': site.iso,
        [VISITOR_HEADERS.agent]: visitor.agent ?? '',
        ...(device !== undefined && { [VISITOR_HEADERS.device]: device }),
      },
    })
    return answer.status === 200 ? answer : toRefusal(input, answer)
  } catch {
    return unavailable(input)
  }
}

function toRefusal(input: AccountsInput, { status, json, retryAfterS }: ContentApiAnswer): FormRefusal {
  const known = REFUSALS.find((refusal) => refusal === status)
  const said = errorAnswerSchema.safeParse(json).data
  if (known === undefined || said === undefined || said.isOfToken) return unavailable(input)
  return {
    kind: 'refused',
    status: known,
    errors: said.errors ?? {},
    message: said.message,
    ...(said.isNotice && { isNotice: true }),
    values: withoutSecrets(input),
    ...(retryAfterS !== undefined && { retryAfterS }),
  }
}

/** Refuses the form when the studio does not answer: keeps everything typed except passwords. */
export function unavailable(input: AccountsInput): FormRefusal {
  const message = input.t('auth.unavailable')
  return {
    kind: 'refused',
    status: 503,
    errors: {},
    message,
    values: withoutSecrets(input),
    retryAfterS: RETRY_AFTER_S,
  }
}

const withoutSecrets = ({ fields }: AccountsInput) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRETS.has(name)))
