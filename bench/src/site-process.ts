import { spawn } from 'node:child_process'
import { findFreePort } from '../../scripts/port.ts'

export type SiteProcess = { origin: string; readyMs: number; stop: () => Promise<void> }

/** A site process of its own on the first core, from the built files, with the environment given. */
export async function startSite(env: Record<string, string>): Promise<SiteProcess> {
  const [tailwell, aldergrove] = [await findFreePort(), await findFreePort()]
  const began = performance.now()
  const child = spawn('taskset', ['-c', '0', process.execPath, 'site/dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...env,
      SITE_PORT_TAILWELL: String(tailwell),
      SITE_PORT_ALDERGROVE: String(aldergrove),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${tailwell}`
  await waitForPage(`${origin}/`)
  const readyMs = performance.now() - began
  return {
    origin,
    readyMs,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done())
        child.kill('SIGTERM')
      }),
  }
}

async function waitForPage(url: string) {
  for (const deadline = performance.now() + 20_000; performance.now() < deadline; ) {
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return
    await new Promise((done) => setTimeout(done, 5))
  }
  throw new Error(`No page at ${url} after 20 s`)
}
