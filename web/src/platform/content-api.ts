/** `bearer`: key of a signed-in customer's session. `body` is sent as JSON, by POST unless `method` says otherwise. */
export type ContentApiCall = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, string>>
  body?: unknown
  bearer?: string
  /** Headers that identify the visitor on whose behalf the site calls, and the language. */
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal
  /** Limits of the answer, where those of other calls are too narrow. */
  most?: { bytes: number; ms: number }
}

/** Every status is an answer, also 4xx; callers must validate `json`, which is undefined when the body is no JSON. */
export type ContentApiAnswer = { status: number; json: unknown; retryAfterS?: number | undefined }

/** The site's calls to the studio for one visitor. Rejects when no answer comes in time. */
export type ContentApi = {
  /** `path` as in docs/content-api.md, such as `/auth/login`. */
  ask: (path: string, call?: ContentApiCall) => Promise<ContentApiAnswer>
}
