import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

/**
 * `node studio/src/tools/generated/generate.ts types` generates the types of documents, `importmap` the admin's list of
 * components. Works without a database.
 */
const [what] = process.argv.slice(2)

process.env.STUDIO_FORMS_IN_ENGLISH = '1'
process.env.PAYLOAD_SECRET ||= 'not used: nothing is signed here'
const { default: config } = await import('../../payload.config.ts')
if (what === 'types') await generateTypes(await config)
else if (what === 'importmap') await generateImportMap(await config, { force: true, log: true })
else throw new Error('Say what to generate: types or importmap')
process.exit()
