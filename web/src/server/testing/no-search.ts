import type { RequestListener } from 'node:http'

/** For sites of tests that do not search. */
export const noSearch: RequestListener = (_request, response) => {
  response.writeHead(404).end()
}
