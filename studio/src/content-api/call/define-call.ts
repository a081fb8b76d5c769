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

/** Scope of a call: one brand-locale (`Accept-Language`), one brand (of the token), or everything that is shared. */
type CallPlaces = { site: { site: BrandLocale }; brand: { brand: BrandKey }; all: object }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Complete declaration of a call; its route, checks, documentation and OpenAPI are generated from it. */
type CallDeclaration = {
  /** GET by default. Other methods may have a body and do not support `If-None-Match`. */
  method?: Method
  /** `/products/{sku}`; a parameter whose name ends in `*` may contain slashes or be empty. */
  path: string
  /** Alternative path with the same answer. */
  alias?: string
  summary: string
  /** Section of the spec; empty for calls that any service has. */
  spec: string
  /** Scope of the token. `open` needs none; for `write` the call itself requires the key of a program. */
  scope: Grant['scope'] | 'open' | 'write'
  of: keyof CallPlaces
  query: z.ZodObject
  /** Schema of the JSON body; a body that does not match is refused with 422 and messages by field. */
  body?: z.ZodType
  /** Content types of an uploaded file, which the call reads itself. */
  takes?: readonly string[]
  /** Largest body in bytes. */
  bodyBytes?: number
  /** Schema of its JSON, or the content types of the file that it sends. */
  answer: z.ZodType | readonly string[]
  /** What was not found, for the 404 in the documentation. */
  absent?: string
  /** Further expected refusals for the documentation, with the reason by status. */
  refusals?: Partial<Record<RefusalStatus, string>>
  /** Supports `If-None-Match`, so that polling costs only one small query. */
  revalidates?: boolean
  slot?: SlotKind
}

type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}*` ? Bare : Name) | ParamsOf<Rest>
  : never

type JsonOf<A> = A extends z.ZodType<infer T> ? T : never
type ItemOf<T> = T extends { data: readonly (infer I)[] } ? I : never
/** `Response`: a file or a stream that the call writes itself. */
type AnsweredCall<A> = JsonOf<A> | WholeList<ItemOf<JsonOf<A>>> | Response

type Input<P extends string, F extends keyof CallPlaces, Q, B> = CallPlaces[F] & {
  api: Api
  c: ApiContext
  grant: Grant | undefined
  query: Q
  /** Reads and validates the declared body; can be called once. */
  body: (words?: BodyWords) => Promise<B>
  param: (name: ParamsOf<P>) => string
}

export type Call = CallDeclaration & {
  answerTo: (api: Api, c: ApiContext, grant: Grant | undefined) => PreparedCall
}
/** A request that passed all checks. `about` distinguishes answers for different brand-locales. */
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

/** A name that PostgreSQL cannot store cannot exist. */
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
