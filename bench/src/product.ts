import { spawn } from 'node:child_process'

export type Product = {
  ports: Record<string, string>
  /** From the command to its "ready". */
  readyMs: number
  stop: () => Promise<void>
}

/** `npm start` with a state folder and ports of its own, until it says that it is ready. */
export function startProduct(stateFolder: string, ports: Record<string, string>): Promise<Product> {
  const began = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, ...ports, MENAGERIE_VAR: stateFolder, DATABASE_URL: '', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  // To the whole group, as Ctrl-C in a terminal does; also when the bench itself fails.
  const interrupt = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT')
  }
  process.once('exit', interrupt)
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done())
      interrupt()
    })
  return new Promise((done, fail) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (/is ready after/.test(text)) done({ ports, readyMs: performance.now() - began, stop })
    })
    child.once('exit', () => fail(new Error(`npm start ended:\n${said}`)))
  })
}
