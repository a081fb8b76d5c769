/** `bearer`: of a signed-in customer. `body` is sent as JSON, then by POST. */
export type ContentApiCall = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, string>>
  body?: unknown
  bearer?: string
  /** Headers that name the visitor the site asks for, and the language. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
}

/** Every status is an answer, 4xx too; `json` is to be parsed by the caller, undefined when the body is none. */
export type ContentApiAnswer = { status: number; json: unknown; retryAfterS?: number | undefined }

/** The site's calls to the studio that are made for one visitor. Rejects when no answer comes in time. */
export type ContentApi = {
  /** `path` as in docs/content-api.md, such as `/auth/login`. */
  ask: (path: string, call?: ContentApiCall) => Promise<ContentApiAnswer>
}
