import type { RequestListener } from 'node:http'

/** Answers 404, for tests of sites without search. */
export const noSearch: RequestListener = (_request, response) => {
  response.writeHead(404).end()
}
