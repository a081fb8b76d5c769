import { AWAY_SENTENCE, RETRY_S } from './tell-of-outage.ts'

const HEADERS = { 'Retry-After': RETRY_S, 'Cache-Control': 'no-store' }

/**
 * While the database is away, answers with 503 and a page that reloads itself, because no page of the admin can be
 * rendered.
 */
export async function answerWhileAway(request: Request, isAway: () => Promise<boolean>): Promise<Response | undefined> {
  if (!(await isAway())) return undefined
  // Forms show the text of a failed call only if it is plain text.
  if (request.headers.has('next-action')) return new Response(AWAY_SENTENCE, { status: 503, headers: HEADERS })
  return new Response(PAGE, { status: 503, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } })
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_S}">
<title>The studio waits for its database</title>
<style>
body { margin: 15vh auto 0; max-width: 34rem; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.5rem; line-height: 1.25 }
</style>
</head>
<body>
<main>
<h1>The studio waits for its database</h1>
<p>${AWAY_SENTENCE}</p>
<p>This page looks again by itself. The public websites are not concerned.</p>
</main>
</body>
</html>
`
