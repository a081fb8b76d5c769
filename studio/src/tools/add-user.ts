import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { z } from 'zod'
import { ROLES } from '../access/roles.ts'
import { requireEnvironment } from '../platform/environment.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run user:add -- EMAIL [OPTIONS]     lets a person sign in to the studio
  --name NAME       how the person is called there (the address)
  --role ROLE       ${ROLES.join(', ')} (admin)
  --site SITE       of an editor, such as acme/nl_NL; may be repeated
The password is the one in USER_PASSWORD, or a new one that is printed once.`

const PASSWORD_BYTES = 15
const askedSchema = z.object({
  email: z.email('The address of the person is needed'),
  name: z.string().min(1).max(100),
  role: z.enum(ROLES, `A role is one of ${ROLES.join(', ')}`),
  sites: z.array(z.string()),
})

/** The first account of a studio, or one more; never one that is there. */
async function main(args: readonly string[]): Promise<string> {
  const asked = read(args)
  requireEnvironment()
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'warn'
  try {
    const password = process.env.USER_PASSWORD || randomBytes(PASSWORD_BYTES).toString('base64url')
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: asked.email } } })
    if (totalDocs > 0) throw new Error(`${asked.email} has an account already`)
    await payload.create({ collection: 'users', data: { ...asked, password }, depth: 0 })
    const how = process.env.USER_PASSWORD ? 'the password of USER_PASSWORD' : `the password ${password}`
    return `${asked.email} (${asked.role}) can sign in with ${how}.`
  } finally {
    await payload.destroy()
  }
}

function read(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      role: { type: 'string' },
      site: { type: 'string', multiple: true },
    },
  })
  const email = (positionals[0] ?? '').toLowerCase()
  const { name = email, role = 'admin', site: sites = [] } = values
  const { data, error } = askedSchema.safeParse({ email, name, role, sites })
  if (data === undefined) throw new Error(`${error?.issues[0]?.message}.\n${HELP}`)
  return data
}

await runCommand(main)
