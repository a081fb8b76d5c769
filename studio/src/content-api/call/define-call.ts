import { ANY } from '@menagerie/contract/entry'
import { findUnstorable } from '@menagerie/contract/human-text'
import type { BrandKey, BrandLocale } from '@menagerie/sites/brand-locale'
import type { z } from 'zod'
import type { Api, ApiContext } from './api.ts'
import { findRequestedBrand, findRequestedSite } from './find-requested-site.ts'
import { BODY_BYTES, type BodyWords, readCallBody } from './read-body.ts'
import { readCallQuery } from './read-query.ts'
import { CallRefusal, type RefusalStatus } from './refusal.ts'
import type { SlotKind } from './slots.ts'
import type { Grant } from './tokens.ts'
import type { WholeList } from './whole-list.ts'

/** What a call is about: one brand-locale (`Accept-Language`), one brand (of the token), or all that is shared. */
type CallPlaces = { site: { site: BrandLocale }; brand: { brand: BrandKey }; all: object }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Everything there is to know about a call; its route, its checks, its row in the docs and OpenAPI come from here. */
type CallDeclaration = {
  /** GET unless named. What is not GET has a body or none, and is never asked twice by `If-None-Match`. */
  method?: Method
  /** `/products/{sku}`; a name that ends in `*` may hold slashes or be empty. */
  path: string
  /** Another form of the path with the same answer. */
  alias?: string
  summary: string
  /** Where it stands in the spec; empty for what every service has. */
  spec: string
  /** Scope of the token; `open` needs none, `write` a key of a program, which the call asks for itself. */
  scope: Grant['scope'] | 'open' | 'write'
  of: keyof CallPlaces
  query: z.ZodObject
  /** JSON that the caller sends; what does not fit is refused with 422 and messages by field. */
  body?: z.ZodType
  /** Types of the file that the caller sends, which the call reads itself. */
  takes?: readonly string[]
  /** The most that a body may hold. */
  bodyBytes?: number
  /** Its JSON, or the types of the file that it sends. */
  answer: z.ZodType | readonly string[]
  /** What it cannot find, for the 404 of the docs. */
  absent?: string
  /** Expected refusals of its own, for the docs: status and when. */
  refusals?: Partial<Record<RefusalStatus, string>>
  /** May be asked again with `If-None-Match`: polling costs one small read. */
  revalidates?: boolean
  slot?: SlotKind
}

type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}*` ? Bare : Name) | ParamsOf<Rest>
  : never

type JsonOf<A> = A extends z.ZodType<infer T> ? T : never
type ItemOf<T> = T extends { data: readonly (infer I)[] } ? I : never
/** A `Response` of a file or a stream, which the call writes itself. */
type AnsweredCall<A> = JsonOf<A> | WholeList<ItemOf<JsonOf<A>>> | Response

type Input<P extends string, F extends keyof CallPlaces, Q, B> = CallPlaces[F] & {
  api: Api
  c: ApiContext
  grant: Grant | undefined
  query: Q
  /** Reads the body that the call declares, once. */
  body: (words?: BodyWords) => Promise<B>
  param: (name: ParamsOf<P>) => string
}

export type Call = CallDeclaration & {
  answerTo: (api: Api, c: ApiContext, grant: Grant | undefined) => PreparedCall
}
/** A request that passed every check. `about` tells answers for different brand-locales apart. */
type PreparedCall = { about: string; answer: () => Promise<unknown> }

const FIND_PLACE: { [F in keyof CallPlaces]: (grant: Grant | undefined, c: ApiContext) => CallPlaces[F] } = {
  site: (grant, c) => ({
    site: findRequestedSite(requireGrant(grant), c.req.header('accept-language'), c.req.query('brand')),
  }),
  brand: (grant, c) => ({ brand: findRequestedBrand(requireGrant(grant), c.req.query('brand')) }),
  all: () => ({}),
}

function requireGrant(grant: Grant | undefined): Grant {
  if (grant === undefined) throw new Error('An open call belongs to no brand')
  return grant
}

/** What PostgreSQL has no text for is the name of nothing. */
function readName(name: string | undefined): string {
  if (findUnstorable(name) !== undefined) throw new CallRefusal(404, 'Nothing has such a name')
  return name ?? ''
}

function nameOf(place: CallPlaces[keyof CallPlaces]): string {
  if ('site' in place) return place.site.id
  return 'brand' in place ? place.brand : ANY
}

async function readDeclaredBody<B extends z.ZodType>(
  c: ApiContext,
  call: { path: string; body?: B; bodyBytes?: number },
  words?: BodyWords,
) {
  if (call.body === undefined) throw new Error(`${call.path} declares no body`)
  return readCallBody(c, call.body, call.bodyBytes ?? BODY_BYTES, words)
}

export function defineCall<
  const P extends string,
  F extends keyof CallPlaces,
  Q extends z.ZodObject,
  A extends z.ZodType | readonly string[],
  B extends z.ZodType,
>(
  declaration: CallDeclaration & { path: P; of: F; query: Q; answer: A; body?: B },
  answer: (input: Input<P, F, z.output<Q>, z.output<B>>) => Promise<AnsweredCall<A>>,
): Call {
  return {
    ...declaration,
    answerTo(api, c, grant) {
      const place = FIND_PLACE[declaration.of](grant, c)
      const query = readCallQuery(new URL(c.req.url).searchParams, declaration.query)
      const param = (name: ParamsOf<P>) => readName(c.req.param(name))
      return {
        about: nameOf(place),
        answer: () =>
          answer({ ...place, api, c, grant, query, body: (words) => readDeclaredBody(c, declaration, words), param }),
      }
    },
  }
}
