import { relative } from 'node:path'
import { buildAdmin } from './bundling/build-admin.ts'

const begin = performance.now()
const folder = await buildAdmin()
console.log(
  `The admin is built in ${((performance.now() - begin) / 1_000).toFixed(1)} s: ${relative(process.cwd(), folder)}. What starts now takes it.`,
)
