import { toEmailKey } from '@menagerie/contract/email'
import { readCommandLine } from '@menagerie/telemetry/command-line'
import { toOperatorCommand } from '@menagerie/telemetry/operator-command'
import { getPayload } from 'payload'
import { z } from 'zod'
import { ROLES } from '../access/roles.ts'
import { requireEnvironment } from '../platform/environment.ts'
import { refuseOtherDatabase } from '../platform/migration-state.ts'
import { addPerson, linkTo } from './add-person.ts'
import { runCommand } from './run-command.ts'

const HELP = `${toOperatorCommand('user:add', 'EMAIL [OPTIONS]')}     lets a person sign in to the studio
  --name NAME       how the person is called there (the address)
  --role ROLE       ${ROLES.join(', ')} (admin)
  --site SITE       of an editor, such as acme/nl_NL; may be repeated
  --link            of a person that is there: a new link to a password, where the first is too old
The password is the one in USER_PASSWORD; without it a link is printed at which the person chooses one.`

const askedSchema = z.object({
  email: z.email('The address of the person is needed'),
  name: z.string().min(1).max(100),
  role: z.enum(ROLES, `A role is one of ${ROLES.join(', ')}`),
  sites: z.array(z.string()),
  isLink: z.boolean(),
})

/** Creates the first or a further account of the studio, or a new link for an existing one. */
async function main(args: readonly string[]): Promise<string> {
  const asked = read(args)
  requireEnvironment()
  await refuseOtherDatabase()
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'warn'
  try {
    const { isLink, ...person } = asked
    return isLink ? await linkTo(payload, person.email) : await addPerson(payload, person, process.env.USER_PASSWORD)
  } finally {
    await payload.destroy()
  }
}

function read(args: readonly string[]) {
  const options = {
    name: { type: 'string' },
    role: { type: 'string' },
    site: { type: 'string', multiple: true },
    link: { type: 'boolean' },
  } as const
  const { values, positionals } = readCommandLine({ help: HELP, options, most: 1 }, args)
  const email = toEmailKey(positionals[0] ?? '')
  const { name = email, role = 'admin', site: sites = [], link: isLink = false } = values
  const { data, error } = askedSchema.safeParse({ email, name, role, sites, isLink })
  if (data === undefined) throw new Error(`${error?.issues[0]?.message}.\n${HELP}`)
  return data
}

await runCommand(main)
