import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { COMPANY } from './company.ts'

/** A thread that returns its company after the file to read it from was taken away. */
const READER = `
  process.getBuiltinModule('node:module').createRequire = () => { throw new Error('the thread reads the file itself') }
  import(${JSON.stringify(new URL('./company.ts', import.meta.url).href)}).then(
    ({ COMPANY }) => require('node:worker_threads').parentPort.postMessage(COMPANY))`

test('a thread receives the company and does not read the company file itself', async () => {
  const thread = new Worker(READER, { eval: true })
  const company = await new Promise((done, fail) => thread.once('message', done).once('error', fail))
  expect(company).toEqual(COMPANY)
})
